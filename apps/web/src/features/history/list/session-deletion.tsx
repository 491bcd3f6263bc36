import type { Session } from '@daedap/contract/interviews';
import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { translate as sessionText } from '#/domain/session/texts.ts';
import { errorText } from '#/lib/api/error-text.ts';
import { AlertDialog, MessageDialog } from '#/ui/alert-dialog.tsx';
import { focusWhenFree } from '#/ui/focus-when-free.ts';
import { showToast } from '#/ui/toast-store.ts';
import { deleteSession } from './delete-session.ts';
import {
  completedSessionsKey,
  openSessionsKey,
  totalsQuery,
  type OpenSessions,
  type SessionPage,
} from './queries.ts';
import { cardLinkId } from './session-card.tsx';
import { useTexts } from './texts.ts';

type Options = {
  readonly userId: number;
  readonly lists: readonly (readonly Session[])[];
  /** Gets the focus when the deleted card had no neighbour. */
  readonly heading: RefObject<HTMLElement | null>;
};

/** Asks, deletes on the server and on this device, and removes the card after the server's response. */
export function useSessionDeletion({ userId, lists, heading }: Options) {
  const client = useQueryClient();
  const [candidate, setCandidate] = useState<Session | null>(null);
  const { mutate, isPending, variables, error, reset, data } = useMutation({
    mutationFn: async (session: Session) => {
      const neighbours = findNeighbours(lists, session);
      await deleteSession(userId, session);
      await forgetSession(client, session.id);
      return neighbours;
    },
    onSuccess: () => showToast(sessionText('sessions.delete.done')),
  });
  // The focused button is gone with its card.
  useEffect(() => {
    if (!data) return;
    const link = data.map((id) => document.getElementById(cardLinkId(id))).find(Boolean);
    focusWhenFree(link ?? heading.current);
  }, [data, heading]);
  return {
    /** The session that the user is asked about. */
    candidate,
    ask: setCandidate,
    cancel: () => setCandidate(null),
    confirm: () => {
      if (candidate) mutate(candidate);
      setCandidate(null);
    },
    deleting: isPending ? variables.id : null,
    error,
    dismiss: reset,
  };
}

type SessionDeletion = ReturnType<typeof useSessionDeletion>;

type DialogsProps = {
  readonly deletion: Pick<
    SessionDeletion,
    'candidate' | 'cancel' | 'confirm' | 'error' | 'dismiss'
  >;
};

/** The confirmation before a session is deleted, and the message when the deletion failed. */
export function DeletionDialogs({ deletion }: DialogsProps) {
  const { t } = useTexts();
  const { candidate, cancel, confirm, error, dismiss } = deletion;
  return (
    <>
      <AlertDialog
        open={candidate !== null}
        title={sessionText('sessions.delete.title')}
        text={sessionText('sessions.delete.text')}
        cancelLabel={t('common.cancel')}
        confirmLabel={sessionText('sessions.delete.confirm')}
        onCancel={cancel}
        onConfirm={confirm}
      />
      <MessageDialog
        open={error !== null}
        title={sessionText('sessions.delete.failed')}
        text={errorText(error, t('records.deleteFailed'))}
        closeLabel={t('common.ok')}
        onClose={dismiss}
      />
    </>
  );
}

/** Removes a deleted session from all cached lists, and refetches the totals. */
async function forgetSession(client: QueryClient, id: number): Promise<void> {
  // A response that is under way would bring it back.
  await client.cancelQueries({ queryKey: openSessionsKey });
  await client.cancelQueries({ queryKey: completedSessionsKey });
  const others = (sessions: readonly Session[]) => sessions.filter((session) => session.id !== id);
  client.setQueriesData<OpenSessions>(
    { queryKey: openSessionsKey },
    (list) => list && { ...list, sessions: others(list.sessions) },
  );
  client.setQueriesData<InfiniteData<SessionPage>>(
    { queryKey: completedSessionsKey },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, sessions: others(page.sessions) })),
      },
  );
  // The pages of the deleted session must not appear from the cache.
  for (const name of ['results', 'session-details', 'attempts']) {
    client.removeQueries({ queryKey: [name] });
  }
  void client.invalidateQueries({ queryKey: totalsQuery.queryKey });
  void client.invalidateQueries({ queryKey: ['dashboard'] });
}

/** The ids of the sessions after and before this one in its list. */
function findNeighbours(
  lists: readonly (readonly Session[])[],
  { id }: Pick<Session, 'id'>,
): number[] {
  const list = lists.find((one) => one.some((session) => session.id === id)) ?? [];
  const place = list.findIndex((session) => session.id === id);
  return [list[place + 1], list[place - 1]].flatMap((near) => near?.id ?? []);
}
