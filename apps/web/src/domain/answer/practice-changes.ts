import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { getSession } from '#/lib/session/session-store.ts';
import type { ChangeEntry } from '#/media/store/chunk-rows.ts';
import {
  deleteFromOutbox,
  findWaitingChange,
  listQuestionsWithWaitingAnswer,
  noteStar,
  putInOutbox,
  settleChange,
} from '#/media/store/outbox.ts';
import { whenToRetry } from './answer-errors.ts';
import { outboxSender } from './answer-services.ts';
import { sendChange } from './api/send-change.ts';
import { scriptChange, scriptOf, starChange, starOf } from './change-entry.ts';
import { changeLock, runIfFree } from './locks.ts';

/** `waits`: it is kept on this device and sent when the network is back. */
type Kept = 'sent' | 'waits';

/** Keeps a script for a question; without a text it deletes the one that there is. Rejects if the server refuses it. */
export const keepScript = (questionId: number, text: string | null): Promise<Kept> =>
  keep(scriptChange(userId(), questionId, text));

/** An answer on the server, or one that waits in the outbox under its key. */
export type StarredAnswer = { readonly answerId: number } | { readonly key: string };

/** Marks an answer as important, or takes the mark away. */
export async function sendStar(answer: StarredAnswer, starred: boolean): Promise<void> {
  if ('answerId' in answer) await keep(starChange(userId(), answer.answerId, starred));
  else await noteStar(answer.key, starred);
}

/** The script that waits for the network: its text, or null when it was deleted. Undefined when nothing waits. */
export async function waitingScript(questionId: number) {
  const change = await waiting(scriptOf(questionId));
  if (!change) return undefined;
  const { text = null } = change.fields;
  return { text, updatedAt: new Date(change.createdAt).toISOString() };
}

/** The star that waits for the network; null when none does. */
export async function waitingStar(answerId: number): Promise<boolean | null> {
  const change = await waiting(starOf(answerId));
  return change ? change.fields['starred'] === 'true' : null;
}

/** Questions that were answered again, of which the server does not know yet. */
export async function questionsAnsweredHere(): Promise<readonly number[]> {
  if (userId() === nobody) return [];
  return listQuestionsWithWaitingAnswer(userId()).catch(
    reportAndReturn('answers', 'listing waiting answers', []),
  );
}

/** Without a database nothing waits. */
async function waiting(of: string): Promise<ChangeEntry | null> {
  if (userId() === nobody) return null;
  return findWaitingChange(userId(), of).catch(
    reportAndReturn('answers', 'reading the outbox', null),
  );
}

const nobody = 0;

function userId(): number {
  const session = getSession();
  return session.status === 'signedIn' ? session.user.id : nobody;
}

/**
 * Puts a change into the outbox and sends it. While another change of the same thing is on its way, or without a
 * network, it waits there behind the others.
 */
async function keep(entry: ChangeEntry): Promise<Kept> {
  const isQueued =
    entry.userId !== nobody &&
    (await putInOutbox(entry).then(
      () => true,
      reportAndReturn('answers', 'putting a change into the outbox', false),
    ));
  const run = await runIfFree(changeLock(entry.of), () => send(entry, isQueued));
  if (run.isFree) return run.result;
  outboxSender.notice();
  return 'waits';
}

async function send(entry: ChangeEntry, isQueued: boolean): Promise<Kept> {
  try {
    await sendChange(entry);
  } catch (error) {
    if (isQueued && whenToRetry(error) !== 'never') {
      outboxSender.notice();
      return 'waits';
    }
    if (isQueued)
      await deleteFromOutbox(entry.id).catch(
        reportAndReturn('answers', 'taking a change out of the outbox', undefined),
      );
    throw error;
  }
  if (isQueued)
    await settleChange(entry).catch(
      reportAndReturn('answers', 'settling a change in the outbox', undefined),
    );
  return 'sent';
}
