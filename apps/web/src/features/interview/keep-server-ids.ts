import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { keepRecentSessionId } from '#/domain/session/session-ids.ts';
import { getRecording, saveRecording } from '#/media/store/recordings.ts';
import type { AnalysisOutcome, AnswerToAnalyse } from '#/domain/answer/answer-port.ts';

/** The server's ids are entered into the recording, so that every screen finds it by them. */
export async function keepServerIds(
  { userId, recording, retake }: AnswerToAnalyse,
  outcome: AnalysisOutcome,
): Promise<void> {
  if (!('answerId' in outcome)) return;
  const { sessionId, questionId } = outcome;
  if (!retake) keepRecentSessionId(sessionId);
  if (!recording) return;
  // A recording that could not be stored has no row; the analysis is there all the same.
  const row = await getRecording(userId, recording.id).catch(() => null);
  if (!row) return;
  const { interviewConfig } = row;
  if (row.questionId === questionId && interviewConfig.serverSessionId === sessionId) return;
  const named = { ...interviewConfig, serverSessionId: sessionId };
  await saveRecording({ ...row, questionId, interviewConfig: named }).catch(
    reportAndReturn('storage', 'keeping the server’s ids', undefined),
  );
}
