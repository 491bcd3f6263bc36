import { type FocusEvent, useState } from 'react';

/** Which card of a list has the focus, by its `data-session`. */
export function useFocusedSession() {
  const [focused, setFocused] = useState<number | null>(null);
  const handlers = {
    onFocus: ({ target }: FocusEvent) => {
      const card = target.closest<HTMLElement>('[data-session]');
      setFocused(card ? Number(card.dataset['session']) : null);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // Another window was chosen: the element keeps the focus for when this one is back.
      const kept = currentTarget.contains(document.activeElement);
      if (!kept && !currentTarget.contains(relatedTarget)) setFocused(null);
    },
  };
  return { focused, handlers };
}
