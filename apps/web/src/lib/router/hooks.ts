import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Params } from './address.ts';
import type { Location, NavigationKind } from './history.ts';
import type { Navigation, NavigateOptions, Router } from './router.ts';
import { useRouter, useRouterState } from './router-provider.tsx';

export const useLocation = (): Location => useRouterState().location;

export const useParams = (): Params => useRouterState().params;

/** How this page was reached. */
export const useNavigationKind = (): NavigationKind => useRouterState().kind;

export const useNavigate = (): Router['navigate'] => useRouter().navigate;

/** The query of the address, and a function that changes it. */
export function useSearchParams() {
  const router = useRouter();
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (
      next: string | Record<string, string> | ((now: URLSearchParams) => URLSearchParams),
      options?: NavigateOptions,
    ) => {
      const now = new URLSearchParams(router.state.location.search);
      const changed = typeof next === 'function' ? next(now) : new URLSearchParams(next);
      void router.navigate(`?${changed.toString()}`, options);
    },
    [router],
  );
  return [params, change] as const;
}

type Blocked = { readonly proceed: () => void; readonly stay: () => void };

/** Holds back navigations until the user decides. Null while none is held back. */
export function useBlocker(blocks: (navigation: Navigation) => boolean): Blocked | null {
  const router = useRouter();
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  const latest = useRef(blocks);
  useEffect(() => {
    latest.current = blocks;
  });
  useEffect(() => {
    const stay = () => setBlocked(null);
    return router.addBlocker({
      blocks: (navigation) => latest.current(navigation),
      onBlocked: (proceed) =>
        setBlocked({
          stay,
          proceed: () => {
            stay();
            proceed();
          },
        }),
    });
  }, [router]);
  return blocked;
}
