import type { ResponseOf } from '@daedap/contract/call';
import { getSite } from '@daedap/contract/calls/account-security';
import { useEffect, useState } from 'react';
import { call } from '#/lib/api/call.ts';

export type Site = ResponseOf<typeof getSite>;

type SiteState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'known'; readonly site: Site };

/** What this installation offers. For pages that anyone may see, which have no query client. */
export function useSite(): SiteState {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<SiteState>({ status: 'loading' });
  useEffect(() => {
    const ending = new AbortController();
    const retry = () => {
      setState({ status: 'loading' });
      setAttempt(attempt + 1);
    };
    call(getSite, { signal: ending.signal }).then(
      (site) => setState({ status: 'known', site }),
      (error: unknown) => {
        if (!ending.signal.aborted) setState({ status: 'failed', error, retry });
      },
    );
    return () => ending.abort();
  }, [attempt]);
  return state;
}
