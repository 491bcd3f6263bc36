import type { SessionRef } from '@daedap/contract/ids';
import type { AnswerAnalysis } from '@daedap/contract/interviews';
import { analyseAnswerHere } from '#/coach/analyse-here.ts';
import type { InterviewConfig } from '#/domain/session/interview-state.ts';
import { reportError } from '#/lib/errors/report-error.ts';
import { getSession, subscribeSession } from '#/lib/session/session-store.ts';
import { createProgressSocket } from '#/lib/progress-socket.ts';
import { systemClock } from '#/lib/time/clock.ts';
import { extractSound } from '#/media/audio/extract-sound.ts';
import type { AnswerEntry } from '#/media/store/chunk-rows.ts';
import {
  deleteFromOutbox,
  isInOutbox,
  isStarred,
  listOutbox,
  noteProvisional,
  putInOutbox,
  settleInOutbox,
  wholeEntryId,
} from '#/media/store/outbox.ts';
import { showToast } from '#/ui/toast-store.ts';
import { createAnalyseAnswer, createRescoreText } from './analyse-answer.ts';
import { readResult } from './analysis-result.ts';
import { readSpokenAnswer } from './answer-entry.ts';
import { analyseQueuedSession } from './api/analyse-session.ts';
import { findAnswer } from './api/find-answer.ts';
import { type AnswerReport, sendEntry } from './api/send-entry.ts';
import { starChange } from './change-entry.ts';
import { awaitAnalysis, openFeed } from './await-analysis.ts';
import { createOutboxSender } from './outbox-sender.ts';
import { announceSent } from './sent-channel.ts';
import type { AnswerDeps } from './submit-entry.ts';
import { translate } from './texts.ts';

/** The one that sends this browser's waiting answers; the app starts it. */
export const outboxSender = createOutboxSender({
  list: listOutbox,
  has: isInOutbox,
  remove: deleteFromOutbox,
  send: sendEntry,
  analyseSession: analyseQueuedSession,
  // Few people have a change that waits: what it needs is loaded then.
  sendChange: async (entry, signal) =>
    (await import('./api/send-change.ts')).sendChange(entry, signal),
  keepStar,
  awaitResult,
  userId: signedInUser,
  onChance,
  announceSent,
  announceRefused: (reason) => showToast(translate('answers.outbox.dropped', { reason })),
  clock: systemClock,
});

const deps: AnswerDeps = {
  findAnswer,
  clock: systemClock,
  send: sendEntry,
  analyseProvisionally,
  connect: createProgressSocket,
  outbox: {
    put: putInOutbox,
    remove: deleteFromOutbox,
    settle: settleInOutbox,
    notice: outboxSender.notice,
  },
};

export const analyseAnswer = createAnalyseAnswer({ ...deps, extractSound });
export const rescoreText = createRescoreText(deps);

type EndedSession = {
  readonly userId: number;
  readonly sessionId: SessionRef;
  readonly config: InterviewConfig;
};

/** Queues the analysis of a whole session behind its answers, which are still in the outbox. */
export async function queueSession({ userId, sessionId, config }: EndedSession): Promise<void> {
  await putInOutbox({
    id: wholeEntryId(sessionId),
    userId,
    kind: 'session',
    fields: { sessionId: String(sessionId), interviewConfig: JSON.stringify(config) },
    createdAt: Date.now(),
  });
  outboxSender.notice();
}

/** A star on an answer that waited becomes a change of the answer that the server has. */
async function keepStar({ id, userId }: AnswerEntry, { answerId }: AnswerReport): Promise<void> {
  if (await isStarred(id)) await putInOutbox(starChange(userId, answerId, true));
}

async function awaitResult(report: AnswerReport, signal: AbortSignal) {
  const result = readResult(report);
  if (result) return result;
  const feed = openFeed(createProgressSocket, report.sessionId);
  try {
    return await awaitAnalysis(report, feed, { findAnswer, clock: systemClock }, signal);
  } finally {
    feed.dispose();
  }
}

/** The coach of this device scores a waiting answer. Where it cannot be loaded, the answer just waits. */
async function analyseProvisionally(entry: AnswerEntry): Promise<AnswerAnalysis | null> {
  const spoken = readSpokenAnswer(entry);
  if (!spoken) return null;
  try {
    const analysis = await analyseAnswerHere(spoken);
    await noteProvisional(entry.id, analysis);
    return analysis;
  } catch (error) {
    reportError(error, 'answers', 'scoring an answer on this device');
    return null;
  }
}

function signedInUser(): number | null {
  const session = getSession();
  return session.status === 'signedIn' ? session.user.id : null;
}

/** Calls back when the network is back or somebody has signed in. */
function onChance(listener: () => void): () => void {
  let user = signedInUser();
  const unsubscribe = subscribeSession(() => {
    const now = signedInUser();
    if (now !== user && now !== null) listener();
    user = now;
  });
  window.addEventListener('online', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('online', listener);
  };
}
