import { useEffect, useRef, useState } from 'react';

/** The search starts after this pause in typing. */
const pauseMs = 300;

/** The text in the search field, which runs ahead of `current`, the search text in the address. */
export function useSearchText(current: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(current);
  const [submitted, setSubmitted] = useState(current);
  const [seen, setSeen] = useState(current);
  const timer = useRef<number | undefined>(undefined);
  // The rest of the address may change while the timer runs.
  const latestOnSearch = useRef(onSearch);
  useEffect(() => {
    latestOnSearch.current = onSearch;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  if (current !== seen) {
    setSeen(current);
    // Only a link or the back button fills the field; our own search must not undo what was typed since.
    if (current !== submitted) {
      setSubmitted(current);
      setText(current);
    }
  }

  const search = (typed: string) => {
    window.clearTimeout(timer.current);
    setSubmitted(typed.trim());
    latestOnSearch.current(typed.trim());
  };
  const type = (typed: string) => {
    setText(typed);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => search(typed), pauseMs);
  };
  return {
    text,
    type,
    /** Searches without waiting. */
    submit: () => search(text),
    /** Empties the field only; the caller changes the address. */
    empty: () => {
      window.clearTimeout(timer.current);
      setText('');
      setSubmitted('');
    },
  };
}

export type SearchText = ReturnType<typeof useSearchText>;
