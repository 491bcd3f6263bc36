import { useEffect } from 'react';

/** Where a space already means something. */
const taken = 'button, a, input, textarea, select, summary, label, video, [contenteditable]';

/** Space does what the primary button does, wherever the focus is, unless something else takes it. */
export function useSpaceKey(act: (() => void) | null): void {
  useEffect(() => {
    if (!act) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || event.ctrlKey || event.altKey || event.metaKey) {
        return;
      }
      const busy = event.target instanceof Element && event.target.closest(taken) !== null;
      if (busy || document.querySelector('dialog[open]')) return;
      // The page would scroll.
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [act]);
}
