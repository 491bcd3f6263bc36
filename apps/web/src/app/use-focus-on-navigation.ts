import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '#/lib/router/hooks.ts';

/** Moves keyboard and screen reader to the new page, as a full page load would. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = main.current?.querySelector('h1') ?? main.current;
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [main, pathname]);
}
