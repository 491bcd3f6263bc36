import { useEffect, useRef, type RefObject } from 'react';

type Options = {
  /** The screen that is shown; null for one that looks after the focus itself. */
  readonly screen: string | null;
  /** A screen that the focus was never on, such as the one of a page that is still loading. */
  readonly untouched: string | null;
};

/** Takes keyboard and screen reader along when one screen takes another's place: what had the focus is gone then. */
export function useFocusAlong(
  container: RefObject<HTMLElement | null>,
  { screen, untouched }: Options,
): void {
  const shown = useRef(screen);
  useEffect(() => {
    const before = shown.current;
    shown.current = screen;
    if (screen === null || screen === before || before === untouched) return;
    const title = container.current?.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus();
  }, [container, screen, untouched]);
}
