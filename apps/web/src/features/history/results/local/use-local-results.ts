import type { SessionRef } from '@daedap/contract/ids';
import { useQuery } from '@tanstack/react-query';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { useSession } from '#/lib/session/session-store.ts';
import type { Results } from '#/features/history/results/api/get-results.ts';
import { localResults } from './local-results.ts';

/** What this device knows of an interview, once the server could not say anything of it. */
export function useLocalResults(ref: SessionRef, unknown: boolean): Results | null {
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.user.id : null;
  const { data } = useQuery({
    queryKey: ['results', 'local', userId, ref],
    // Without a database there is nothing to be known.
    queryFn: async () =>
      userId !== null && typeof ref === 'string'
        ? localResults(userId, ref).catch(reportAndReturn('storage', 'reading local results', null))
        : null,
    enabled: unknown && typeof ref === 'string',
    staleTime: 0,
  });
  return data ?? null;
}
