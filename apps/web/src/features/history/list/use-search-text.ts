import { useEffect, useRef, useState } from 'react';

/** So long a pause between two letters counts as a question. */
const pauseMs = 300;

/** What stands in the search field, and what of it has been asked for: `asked` is the address's word. */
export function useSearchText(asked: string, onAsk: (text: string) => void) {
  const [text, setText] = useState(asked);
  const [own, setOwn] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const timer = useRef<number | undefined>(undefined);
  // The rest of the address may have changed while a timer ran.
  const latestAsk = useRef(onAsk);
  useEffect(() => {
    latestAsk.current = onAsk;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  if (asked !== seen) {
    setSeen(asked);
    // Not our own question coming back, while more may have been typed: a link led here.
    if (asked !== own) {
      setOwn(asked);
      setText(asked);
    }
  }

  const ask = (typed: string) => {
    window.clearTimeout(timer.current);
    setOwn(typed.trim());
    latestAsk.current(typed.trim());
  };
  const type = (typed: string) => {
    setText(typed);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => ask(typed), pauseMs);
  };
  return {
    text,
    type,
    /** Without waiting. */
    submit: () => ask(text),
    /** For whoever changes the address themselves. */
    empty: () => {
      window.clearTimeout(timer.current);
      setText('');
      setOwn('');
    },
  };
}

export type SearchText = ReturnType<typeof useSearchText>;
