import type { Question } from '@daedap/contract/interviews';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { completeLocalSession, setLocalAnalysis } from '#/media/store/sessions.ts';
import { listWaitingAnswers } from '#/media/store/outbox.ts';
import type { AnalysisOutcome } from '#/domain/answer/answer-port.ts';
import { rescoreText } from '#/domain/answer/answers.ts';
import { analyseSession } from '#/domain/answer/api/analyse-session.ts';
import { generateFollowUp } from '#/domain/answer/api/generate-follow-up.ts';
import { getNextQuestion } from '#/domain/answer/api/get-next-question.ts';
import { queueSession } from '#/domain/answer/queue-session.ts';
import { saveSession } from '#/domain/session/session-calls.ts';
import type { FollowUpInput, RescoreInput, SessionInput } from './interview-ports.ts';

/** Null when the session has had its follow-ups. */
export async function askFollowUp(
  { sessionId, questionId, answerText }: FollowUpInput,
  signal: AbortSignal,
): Promise<Question | null> {
  const followUp = await generateFollowUp({ sessionId, questionId, answerText }, signal);
  if (followUp.outcome === 'failed') throw new Error(followUp.message);
  return followUp.outcome === 'ready' ? followUp.question : null;
}

/** Null when all are answered. */
export async function fetchNextQuestion(
  { sessionId }: SessionInput,
  signal: AbortSignal,
): Promise<Question | null> {
  const next = await getNextQuestion(sessionId, signal);
  if (next.outcome === 'failed') throw new Error(next.message);
  return next.question;
}

export function rescoreAnswer(input: RescoreInput, signal: AbortSignal): Promise<AnalysisOutcome> {
  return rescoreText(input, signal);
}

/**
 * Has the interview judged as a whole. One of which the server knows no answer has nothing to be judged: its results
 * say so themselves.
 */
export async function judgeInterview(input: SessionInput, signal: AbortSignal): Promise<void> {
  const { userId, sessionId, localSessionId, totalDuration, config } = input;
  await completeLocalSession(userId, localSessionId, {
    completedAt: Date.now(),
    totalDuration,
  }).catch(reportAndReturn('storage', 'completing the local session', undefined));
  const waiting = await listWaitingAnswers(userId, [String(sessionId), localSessionId]).catch(
    reportAndReturn('storage', 'listing waiting answers', []),
  );
  // Judged now, it would be closed to the answers that are still on their way.
  if (waiting.length > 0) return queueSession({ userId, sessionId, config });
  if (typeof sessionId !== 'number') return undefined;
  const judged = await analyseSession({ sessionId, interviewConfig: config }, signal);
  if (judged.outcome === 'failed') {
    if (!navigator.onLine) return queueSession({ userId, sessionId, config });
    throw new Error(judged.message);
  }
  if (judged.outcome === 'nothing') return undefined;
  await setLocalAnalysis(userId, localSessionId, {
    analysisStatus: 'completed',
    analysisId: String(judged.analysis.id),
  }).catch(reportAndReturn('storage', 'noting the analysis of a session', undefined));
  return undefined;
}

export async function abandonInterview(
  { sessionId }: SessionInput,
  signal: AbortSignal,
): Promise<void> {
  // One that only this device knows cannot be given up anywhere else.
  if (typeof sessionId !== 'number') return;
  await saveSession({ sessionId, status: 'abandoned' }, signal);
}
