import type { Session } from '@daedap/contract/interviews';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InterviewConfig } from '#/domain/session/interview-state.ts';
import { getSession } from '#/lib/session/session-store.ts';
import { showToast } from '#/ui/toast-store.ts';
import { type MadeAnalysis, makeAnalysis, remakeAnalysis } from './api/remake-analysis.ts';
import { useTexts } from './texts.ts';

type Task = 'make' | 'remake';

export type OverallAnalysis = {
  /** Deletes the present analysis and makes a new one. */
  readonly remake: () => void;
  /** Makes one where there is none. */
  readonly make: () => void;
  /** Which of the two is under way. */
  readonly pending: Task | null;
  /** Why the present analysis could not be deleted. */
  readonly refused: string | null;
  /** Why no analysis could be made, and what happens next. */
  readonly problem: string | null;
  readonly dismiss: () => void;
};

/** The queries that show an overall analysis. */
const changed = ['results', 'session-details', 'records', 'dashboard'];

/** Makes the comprehensive analysis of one session, or makes it again. */
export function useOverallAnalysis(session: Session, config: InterviewConfig): OverallAnalysis {
  const { t } = useTexts();
  const client = useQueryClient();
  const { mutate, data, variables, isPending, isError, reset } = useMutation({
    // Without a network the mutation fails at once; the outbox waits for the network.
    networkMode: 'always',
    mutationFn: (task: Task) => {
      const signedIn = getSession();
      const userId = signedIn.status === 'signedIn' ? signedIn.user.id : 0;
      const asked = { userId, sessionId: session.id, config };
      return task === 'remake' ? remakeAnalysis(asked) : makeAnalysis(asked);
    },
    onSuccess: async (made, task) => {
      await refresh(client, session.id, made);
      if (made.outcome === 'ready') {
        showToast(t(task === 'remake' ? 'answers.overall.remade' : 'answers.overall.made'));
      } else if (made.outcome === 'gone') {
        showToast(t('answers.overall.gone'));
      }
    },
  });
  const start = (task: Task) => {
    if (!isPending) mutate(task);
  };
  const describe = (): string | null => {
    if (isError) return t('answers.overall.failed');
    if (data?.outcome === 'nothing') return t('answers.overall.nothing');
    if (data?.outcome !== 'unmade') return null;
    const next = t(data.isQueued ? 'answers.overall.queued' : 'answers.overall.pressAgain');
    return `${t('answers.overall.failed')} ${data.message} ${next}`;
  };
  const kept = data?.outcome === 'kept' ? data : null;
  return {
    remake: () => start('remake'),
    make: () => start('make'),
    pending: isPending ? variables : null,
    refused:
      kept && `${kept.message} ${t(`answers.overall.${kept.isUnsure ? 'unsure' : 'stillThere'}`)}`,
    problem: isPending ? null : describe(),
    dismiss: reset,
  };
}

async function refresh(client: QueryClient, sessionId: number, made: MadeAnalysis): Promise<void> {
  // The session is gone: pages must not go on showing what they loaded.
  if (made.outcome === 'gone') await client.resetQueries({ queryKey: ['results'] });
  if (made.outcome === 'unmade') {
    noteDropped(client, sessionId);
    // A request without a network would return the cached copy of the deleted analysis.
    if (made.isOffline) return;
  }
  await Promise.all(changed.map((key) => client.invalidateQueries({ queryKey: [key] })));
}

type LoadedSession = { readonly session?: Session; readonly analysis?: unknown } | null | undefined;

/** Tells the pages, also without a network, that the session is in progress again. */
function noteDropped(client: QueryClient, sessionId: number): void {
  const reopened = (loaded: LoadedSession) => {
    if (loaded?.session?.id !== sessionId) return loaded;
    const session: Session = { ...loaded.session, completedAt: null };
    if (session.status === 'completed') session.status = 'in_progress';
    return { ...loaded, session, ...('analysis' in loaded && { analysis: null }) };
  };
  for (const key of ['results', 'session-details']) {
    client.setQueriesData<LoadedSession>({ queryKey: [key] }, reopened);
  }
}
