import { systemClock } from '#/lib/time/clock.ts';
import { getSession, subscribeSession } from '#/lib/session/session-store.ts';
import { createProgressSocket } from '#/lib/socket/progress-socket.ts';
import { extractSound } from '#/media/audio/extract-sound.ts';
import {
  deleteFromOutbox,
  isInOutbox,
  listOutbox,
  putInOutbox,
  settleInOutbox,
} from '#/media/store/outbox.ts';
import { showToast } from '#/ui/toast-store.ts';
import { createAnalyseAnswer } from './analyse-answer.ts';
import { findAnswer } from './api/find-answer.ts';
import { type AnswerReport, sendEntry } from './api/send-entry.ts';
import { judgeSession } from './api/judge-session.ts';
import { awaitOutcome } from './await-outcome.ts';
import type { AnswerDeps } from './judge-entry.ts';
import { judgeMeanwhile } from './judge-meanwhile.ts';
import { outcomeOf } from './outcome.ts';
import { createOutboxSender } from './outbox-sender.ts';
import { createRescoreText } from './rescore-text.ts';
import { tellSent } from './sent-channel.ts';
import { openFeed } from './session-feed.ts';
import { translate } from './texts.ts';

const asking = { findAnswer, clock: systemClock };

async function resultOf(report: AnswerReport, signal: AbortSignal) {
  const outcome = outcomeOf(report);
  if (outcome) return outcome;
  const feed = openFeed(createProgressSocket, report.sessionId);
  try {
    return await awaitOutcome(report, feed, asking, signal);
  } finally {
    feed.dispose();
  }
}

function signedInUser(): number | null {
  const session = getSession();
  return session.status === 'signedIn' ? session.user.id : null;
}

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

/** The one that sends this browser's waiting answers; the app starts it. */
export const outboxSender = createOutboxSender({
  list: listOutbox,
  has: isInOutbox,
  remove: deleteFromOutbox,
  send: sendEntry,
  judgeSession,
  resultOf,
  userId: signedInUser,
  onChance,
  tell: tellSent,
  tellRefused: (reason) => showToast(translate('answers.outbox.dropped', { reason })),
  clock: systemClock,
});

const deps: AnswerDeps = {
  ...asking,
  send: sendEntry,
  judgeMeanwhile,
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
