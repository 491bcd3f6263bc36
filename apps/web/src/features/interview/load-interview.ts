import { keepRecentSessionId } from '#/lib/interview-state/recent-session.ts';
import type { InterviewState } from '#/lib/interview-state/interview-state.ts';
import { isInOutbox } from '#/media/store/outbox.ts';
import { getRecording } from '#/media/store/recordings.ts';
import { startLocalSession } from '#/media/store/sessions.ts';
import { readStorageInfo } from '#/media/store/storage-info.ts';
import { listUnfinished } from '#/media/store/unfinished.ts';
import { getSessionQuestions } from '#/parts/sessions/api/get-session-questions.ts';
import type { Loaded, LoadInput, RestoredAnswer } from './interview-ports.ts';
import { type KeptProgress, readProgress } from './kept-progress.ts';

type Questions = InterviewState['questions'];

/** What the screen was given, what a reload kept, or what the server has, in this order of trust: newest first. */
export async function loadInterview(
  { userId, start }: LoadInput,
  signal: AbortSignal,
): Promise<Loaded> {
  const { sessionId: startedAs } = start;
  if (startedAs === null) throw new Error('An interview has an id');
  const kept = readProgress(start);
  const questions = kept?.questions ?? (await questionsOf(start, signal));
  const sessionId = kept?.sessionId ?? startedAs;
  if (typeof sessionId === 'number' && !start.retake) keepRecentSessionId(sessionId);
  const place = kept
    ? await placeOf(userId, kept)
    : { index: nextOf(questions, start), restored: null };
  const [unfinished, space] = await Promise.all([
    findUnfinished(userId, String(startedAs), questions[place.index]?.id),
    readStorageInfo(0),
    start.retake || keepLocalSession(userId, start),
  ]);
  return {
    ...place,
    questions,
    sessionId,
    timeLimit: kept?.timeLimit ?? start.timeLimit,
    unfinished,
    space,
  };
}

async function questionsOf(start: InterviewState, signal: AbortSignal): Promise<Questions> {
  if (start.questions.length > 0 || start.sessionId === null) return start.questions;
  const loaded = await getSessionQuestions(start.sessionId, signal);
  if (loaded.outcome === 'failed') throw new Error(loaded.message);
  return loaded.questions;
}

/** A session that is taken up goes on after the last question that has any answer. */
function nextOf(questions: Questions, { resumeSession }: InterviewState): number {
  const known = questions.some(({ answered }) => answered !== undefined);
  if (!resumeSession && !known) return 0;
  return questions.findLastIndex(({ answered }) => answered === true) + 1;
}

/** An answer that was on its way is shown as waiting; one that came through meanwhile is in the results. */
async function placeOf(
  userId: number,
  kept: KeptProgress,
): Promise<{ index: number; restored: RestoredAnswer | null }> {
  const { index, answer, recordingState } = kept;
  const recording = await getRecording(userId, answer.key).catch(() => null);
  if (answer.outcome) return { index, restored: { ...answer, outcome: answer.outcome, recording } };
  if (recordingState !== 'analyzing') return { index, restored: null };
  const waits = await isInOutbox(answer.key).catch(() => false);
  return waits
    ? { index, restored: { ...answer, outcome: { kind: 'queued', provisional: null }, recording } }
    : { index: index + 1, restored: null };
}

async function findUnfinished(userId: number, sessionId: string, questionId: number | undefined) {
  // Without the database nothing was stored either.
  const all = await listUnfinished(userId).catch(() => []);
  return (
    all.find(({ take }) => take.sessionId === sessionId && take.questionId === questionId) ?? null
  );
}

/** The interview goes on where it cannot be kept: the analyses are the server's. */
async function keepLocalSession(userId: number, { sessionId, interviewConfig }: InterviewState) {
  const config = {
    ...interviewConfig,
    clientSessionId: typeof sessionId === 'string' ? sessionId : undefined,
    serverSessionId: typeof sessionId === 'number' ? sessionId : undefined,
  };
  await startLocalSession({ id: String(sessionId), userId, config }).catch(() => undefined);
}
