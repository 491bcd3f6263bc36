import { CallFailedError } from '#/lib/api/api-error.ts';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { keepRecentSessionId } from '#/domain/session/session-ids.ts';
import type { InterviewState } from '#/domain/session/interview-state.ts';
import type { Recording } from '#/media/store/rows.ts';
import { startLocalSession } from '#/media/store/sessions.ts';
import { readStorageInfo } from '#/media/store/storage-info.ts';
import { listUnfinished } from '#/media/store/unfinished.ts';
import { getSessionQuestions } from '#/domain/session/session-calls.ts';
import type { LoadedInterview, LoadInput } from './interview-ports.ts';
import { findRecording, findResult } from './find-result.ts';
import { isReal } from './real/given-answers.ts';
import { restoreGiven } from './real/restore-given.ts';
import { type SavedProgress, readProgress } from './saved-progress.ts';

type Questions = InterviewState['questions'];

/** Loads the interview from what the tab saved, what the page was opened with, or the server. */
export async function loadInterview(
  { userId, start }: LoadInput,
  signal: AbortSignal,
): Promise<LoadedInterview> {
  const { sessionId: startedAs } = start;
  if (startedAs === null) throw new Error('An interview has an id');
  const kept = readProgress(start);
  const questions = kept?.questions ?? (await questionsOf(start, signal));
  const sessionId = kept?.sessionId ?? startedAs;
  if (typeof sessionId === 'number' && !start.retake) keepRecentSessionId(sessionId);
  const place = kept
    ? await keptPlace({ userId, start }, kept, signal)
    : { index: nextOf(questions, start), restored: null };
  const given = kept ? await restoreGiven({ userId, start, kept }, signal) : [];
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
    given,
    clock: kept?.clock ?? start.elapsedSeconds,
  };
}

async function questionsOf(start: InterviewState, signal: AbortSignal): Promise<Questions> {
  if (start.questions.length > 0 || start.sessionId === null) return start.questions;
  const loaded = await getSessionQuestions(start.sessionId, signal);
  if (loaded.outcome === 'failed') throw new CallFailedError(loaded.message);
  return loaded.questions;
}

/** A resumed session goes on after the last question that has any answer. */
function nextOf(questions: Questions, { resumeSession }: InterviewState): number {
  const known = questions.some(({ answered }) => answered !== undefined);
  if (!resumeSession && !known) return 0;
  return questions.findLastIndex(({ answered }) => answered === true) + 1;
}

type Place = Pick<LoadedInterview, 'index' | 'restored'>;

/** In real mode an answer is done with as soon as it is given; in practice its result is shown. */
async function keptPlace(
  { userId, start }: LoadInput,
  kept: SavedProgress,
  signal: AbortSignal,
): Promise<Place> {
  const { index, answer } = kept;
  const recording = await findRecording(userId, answer.key);
  if (!isReal({ config: start.interviewConfig, start }))
    return placeOf({ userId, kept, recording }, signal);
  // At the end, where no question is left, the last answer is still the one that was given before.
  const given = kept.given.find(({ key }) => key === answer.key);
  if (!given && recording) return { index, restored: { ...answer, result: null, recording } };
  return { index: given?.at === index ? index + 1 : index, restored: null };
}

type KeptAnswer = {
  readonly userId: number;
  readonly kept: SavedProgress;
  readonly recording: Recording | null;
};

/** An answer or its correction that was being sent may have arrived since the tab saved its place. */
async function placeOf(
  { userId, kept, recording }: KeptAnswer,
  signal: AbortSignal,
): Promise<Place> {
  const { index, answer, recordingState } = kept;
  if (!answer.result && !recording && recordingState !== 'analyzing')
    return { index, restored: null };
  const question = kept.questions[index];
  const { sessionId } = kept;
  const result = await findResult({ userId, sessionId, question, recording, ...answer }, signal);
  return { index, restored: result || recording ? { ...answer, result, recording } : null };
}

async function findUnfinished(userId: number, sessionId: string, questionId: number | undefined) {
  // Without the database nothing was stored either.
  const all = await listUnfinished(userId).catch(() => []);
  return (
    all.find(({ draft }) => draft.sessionId === sessionId && draft.questionId === questionId) ??
    null
  );
}

/** Stores the session on this device. The interview goes on without it: the server has the analyses. */
async function keepLocalSession(userId: number, { sessionId, interviewConfig }: InterviewState) {
  const config = {
    ...interviewConfig,
    clientSessionId: typeof sessionId === 'string' ? sessionId : undefined,
    serverSessionId: typeof sessionId === 'number' ? sessionId : undefined,
  };
  await startLocalSession({ id: String(sessionId), userId, config }).catch(
    reportAndReturn('storage', 'starting the local session', undefined),
  );
}
