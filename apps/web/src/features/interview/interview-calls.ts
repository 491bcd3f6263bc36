import type { Question } from '@daedap/contract/interviews';
import type { AnalysisResult, AnswerToAnalyse } from '#/domain/answer/answer-port.ts';
import { queueSession, rescoreText } from '#/domain/answer/answer-services.ts';
import { analyseSession } from '#/domain/answer/api/analyse-session.ts';
import { generateFollowUp, getNextQuestion } from '#/domain/answer/api/next-question.ts';
import { isBackupDialogDismissed, backupReason } from '#/domain/recording/backup-rules.ts';
import { saveSession } from '#/domain/session/session-calls.ts';
import { keepRecentSessionId } from '#/domain/session/session-ids.ts';
import { CallFailedError } from '#/lib/api/api-error.ts';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { listWaitingAnswers } from '#/media/store/outbox.ts';
import { getRecording, listRecordings, saveRecording } from '#/media/store/recordings.ts';
import { completeLocalSession, setLocalAnalysis } from '#/media/store/sessions.ts';
import { readStorageInfo } from '#/media/store/storage-info.ts';
import type {
  AfterAnswer,
  AfterAnswerInput,
  FollowUpInput,
  RescoreInput,
  SessionInput,
} from './interview-ports.ts';

/** Null when the session has had its follow-ups. */
export async function askFollowUp(
  {
    sessionId,
    questionId,
    answerText,
  }: Pick<FollowUpInput, 'sessionId' | 'questionId' | 'answerText'>,
  signal: AbortSignal,
): Promise<Question | null> {
  const followUp = await generateFollowUp({ sessionId, questionId, answerText }, signal);
  if (followUp.outcome === 'failed') throw new CallFailedError(followUp.message);
  return followUp.outcome === 'ready' ? followUp.question : null;
}

/** Null when all are answered. */
export async function fetchNextQuestion(
  { sessionId }: SessionInput,
  signal: AbortSignal,
): Promise<Question | null> {
  const next = await getNextQuestion(sessionId, signal);
  if (next.outcome === 'failed') throw new CallFailedError(next.message);
  return next.question;
}

export function rescoreAnswer(input: RescoreInput, signal: AbortSignal): Promise<AnalysisResult> {
  return rescoreText(input, signal);
}

/**
 * Gets the interview analysed as a whole. Without an answer on the server there is nothing to analyse: the results
 * page says so.
 */
export async function analyseInterview(input: SessionInput, signal: AbortSignal): Promise<void> {
  const { userId, sessionId, localSessionId, totalDuration, config } = input;
  await completeLocalSession(userId, localSessionId, {
    completedAt: Date.now(),
    totalDuration,
  }).catch(reportAndReturn('storage', 'completing the local session', undefined));
  const waiting = await listWaitingAnswers(userId, [String(sessionId), localSessionId]).catch(
    reportAndReturn('storage', 'listing waiting answers', []),
  );
  // Analysed now, the session would be closed to the answers that still wait.
  if (waiting.length > 0) return queueSession({ userId, sessionId, config });
  if (typeof sessionId !== 'number') return undefined;
  const analysed = await analyseSession({ sessionId, interviewConfig: config }, signal);
  if (analysed.outcome === 'failed') {
    if (!navigator.onLine) return queueSession({ userId, sessionId, config });
    throw new CallFailedError(analysed.message);
  }
  if (analysed.outcome === 'nothing') return undefined;
  await setLocalAnalysis(userId, localSessionId, {
    analysisStatus: 'completed',
    analysisId: String(analysed.analysis.id),
  }).catch(reportAndReturn('storage', 'noting the analysis of a session', undefined));
  return undefined;
}

export async function abandonInterview(
  { sessionId }: SessionInput,
  signal: AbortSignal,
): Promise<void> {
  // The server does not know a session with a client id.
  if (typeof sessionId !== 'number') return;
  await saveSession({ sessionId, status: 'abandoned' }, signal);
}

/** How much storage is left after an answer, and whether to offer a backup. */
export async function afterAnswer({ userId, size }: AfterAnswerInput): Promise<AfterAnswer> {
  const { rows } = await listRecordings(userId);
  const space = await readStorageInfo(rows.length);
  const facts = { space, size, recordings: rows.length, important: false };
  return { space, reason: isBackupDialogDismissed() ? null : backupReason(facts) };
}

/** Writes the server's ids into the recording, so that every screen finds it by them. */
export async function saveServerIds(
  { userId, recording, retake }: AnswerToAnalyse,
  result: AnalysisResult,
): Promise<void> {
  if (!('answerId' in result)) return;
  const { sessionId, questionId } = result;
  if (!retake) keepRecentSessionId(sessionId);
  if (!recording) return;
  // A recording that could not be stored has no row.
  const row = await getRecording(userId, recording.id).catch(() => null);
  if (!row) return;
  const { interviewConfig } = row;
  if (row.questionId === questionId && interviewConfig.serverSessionId === sessionId) return;
  const named = { ...interviewConfig, serverSessionId: sessionId };
  await saveRecording({ ...row, questionId, interviewConfig: named }).catch(
    reportAndReturn('storage', 'keeping the server’s ids', undefined),
  );
}
