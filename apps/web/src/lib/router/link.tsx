import { type ComponentProps, type MouseEvent, useEffect, useLayoutEffect } from 'react';
import { parseJson, readTabItem, tabKeys, writeTabItem } from '#/lib/storage.ts';
import { resolveAddress, toAddress } from './address.ts';
import type { Location, NavigationKind } from './history.ts';
import { useLocation, useNavigate } from './hooks.ts';
import type { NavigateOptions } from './router.ts';
import { useRouterState } from './router-provider.tsx';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: string;
} & NavigateOptions;

/** A link within the app. With a modifier key it opens a tab, as any link does. */
export function Link({ to, replace, state, keepScroll, onClick, children, ...rest }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const address = toAddress(resolveAddress(to, location));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
    const here = !rest.target || rest.target === '_self';
    if (event.defaultPrevented || event.button !== 0 || !plain || !here) return;
    event.preventDefault();
    const again = address === toAddress(location);
    void navigate(address, { replace: replace ?? again, state, keepScroll });
  };
  return (
    <a {...rest} href={address} onClick={follow}>
      {children}
    </a>
  );
}

/** Opens another page in the place of this one. */
export function Redirect({ to, state }: { readonly to: string; readonly state?: unknown }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true, state });
  }, [navigate, to, state]);
  return null;
}

/** How far each entry of the history was scrolled, by its key. */
const positions = readPositions(parseJson(readTabItem(tabKeys.scrollPositions)));

function readPositions(stored: unknown): Map<string, number> {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return new Map(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

function scrollInto({ key, hash }: Location, kind: NavigationKind): void {
  const position = kind === 'pop' ? positions.get(key) : undefined;
  if (position !== undefined) window.scrollTo(0, position);
  else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** A new page starts at its top or at its anchor; going back returns to where the user was. */
export function ScrollRestoration() {
  const { location, kind, keepScroll } = useRouterState();
  useEffect(() => {
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    const store = () => {
      window.history.scrollRestoration = 'auto';
      writeTabItem(tabKeys.scrollPositions, JSON.stringify(Object.fromEntries(positions)));
    };
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      window.history.scrollRestoration = before;
    };
  }, []);
  useLayoutEffect(() => {
    const remember = () => void positions.set(location.key, window.scrollY);
    if (keepScroll) remember();
    else scrollInto(location, kind);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location, kind, keepScroll]);
  return null;
}
