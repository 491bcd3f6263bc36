import type { Session } from '@daedap/contract/interviews';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InterviewConfig } from '#/domain/session/interview-state.ts';
import { getSession } from '#/lib/session/session-store.ts';
import { showToast } from '#/ui/toast-store.ts';
import { type MadeAnalysis, makeAnalysis, remakeAnalysis } from './api/remake-analysis.ts';
import { useTexts } from './texts.ts';

type Wish = 'make' | 'remake';

export type OverallAnalysis = {
  /** Drops the present analysis and has a new one made. */
  readonly remake: () => void;
  /** Has one made where there is none. */
  readonly make: () => void;
  /** Which of the two is under way. */
  readonly pending: Wish | null;
  /** The present analysis could not be dropped; a sentence that says why. */
  readonly refused: string | null;
  /** There is no analysis, and it could not be made; a sentence that says why and what happens next. */
  readonly problem: string | null;
  readonly dismiss: () => void;
};

/** Every list and figure that an overall analysis is part of. */
const changed = ['results', 'session-details', 'records', 'dashboard'];

/** The comprehensive analysis of one session: making it, and making it anew. */
export function useOverallAnalysis(session: Session, config: InterviewConfig): OverallAnalysis {
  const { t } = useTexts();
  const client = useQueryClient();
  const { mutate, data, variables, isPending, isError, reset } = useMutation({
    // Without a network the person hears so at once; the outbox waits for it, not the mutation.
    networkMode: 'always',
    mutationFn: (wish: Wish) => {
      const signedIn = getSession();
      const userId = signedIn.status === 'signedIn' ? signedIn.user.id : 0;
      const asked = { userId, sessionId: session.id, config };
      return wish === 'remake' ? remakeAnalysis(asked) : makeAnalysis(asked);
    },
    onSuccess: async (made, wish) => {
      await refresh(client, session.id, made);
      if (made.outcome === 'ready') {
        showToast(t(wish === 'remake' ? 'answers.overall.remade' : 'answers.overall.made'));
      } else if (made.outcome === 'gone') {
        showToast(t('answers.overall.gone'));
      }
    },
  });
  const start = (wish: Wish) => {
    if (!isPending) mutate(wish);
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
  // What the server had of it is gone: a page that keeps what it once loaded would go on showing it.
  if (made.outcome === 'gone') await client.resetQueries({ queryKey: ['results'] });
  if (made.outcome === 'unmade') {
    noteDropped(client, sessionId);
    // Asking now would bring back the copy that the browser has of the dropped analysis.
    if (made.isOffline) return;
  }
  await Promise.all(changed.map((key) => client.invalidateQueries({ queryKey: [key] })));
}

type Loaded = { readonly session?: Session; readonly analysis?: unknown } | null | undefined;

/** Without a network the pages learn from here that the session is in progress again. */
function noteDropped(client: QueryClient, sessionId: number): void {
  const reopened = (loaded: Loaded) => {
    if (loaded?.session?.id !== sessionId) return loaded;
    const session: Session = { ...loaded.session, completedAt: null };
    if (session.status === 'completed') session.status = 'in_progress';
    return { ...loaded, session, ...('analysis' in loaded && { analysis: null }) };
  };
  for (const key of ['results', 'session-details']) {
    client.setQueriesData<Loaded>({ queryKey: [key] }, reopened);
  }
}
