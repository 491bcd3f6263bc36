import { sessionRef } from '@daedap/contract/ids';
import { answerAnalysis } from '@daedap/contract/interviews';
import { z } from 'zod';
import { storedResult } from '#/domain/answer/analysis-result.ts';
import type { saveSession } from '#/domain/session/session-calls.ts';
import { type InterviewState, parseInterviewState } from '#/domain/session/interview-state.ts';
import { parseJson, readTabItem, removeTabItem, tabKeys, writeTabItem } from '#/lib/storage.ts';
import { placeOf, recordingOf } from './interview-context.ts';
import type { InterviewSnapshot } from './interview-machine.ts';
import { recordingStateOf, recordingStates } from './recording-state.ts';

/** The result of the current answer, as far as a reload can show it again. */
const result = z.union([
  storedResult,
  z.object({
    kind: z.literal('queued'),
    // Earlier versions did not save it.
    key: z.string().optional(),
    provisional: answerAnalysis.nullable().catch(null),
  }),
]);

const progress = z.object({
  /** The id that the interview began with, and its current one. */
  startedAs: sessionRef,
  sessionId: sessionRef,
  /** The question that is answered again, in a past session; null in an interview. */
  retakes: z.int().positive().nullable().catch(null),
  current: z.int().positive(),
  total: z.int().positive(),
  percent: z.number(),
  answer: z
    .object({
      key: z.string().min(1),
      duration: z.number().nonnegative(),
      // The stored name is older than the name in the code.
      outcome: result.nullable().catch(null),
    })
    .transform(({ outcome, ...answer }) => ({ ...answer, result: outcome })),
  /** The earlier answers of real mode, and the seconds of the whole interview. */
  given: z
    .array(
      z.object({
        key: z.string().min(1),
        at: z.int().nonnegative(),
        duration: z.number().nonnegative(),
        result: result.nullable().catch(null),
      }),
    )
    .catch([]),
  clock: z.number().nonnegative().catch(0),
});

export type SavedProgress = z.output<typeof progress> & {
  readonly questions: InterviewState['questions'];
  readonly index: number;
  readonly timeLimit: number;
  readonly recordingState: (typeof recordingStates)[number];
};

type StartedInterview = Pick<InterviewState, 'sessionId' | 'retake' | 'questions'>;

const retakenQuestion = ({ retake, questions }: StartedInterview) =>
  retake ? (questions[0]?.id ?? null) : null;

/** Saves the place in the tab, so that a reload finds it again. */
export function saveProgress(snapshot: InterviewSnapshot): void {
  const { context } = snapshot;
  const { questions, index, timeLimit, start, sessionId, answer } = context;
  if (questions.length === 0 || sessionId === '') return;
  const { number, total, percent } = placeOf(context);
  const kept: z.input<typeof progress> = {
    startedAs: start.sessionId ?? sessionId,
    sessionId,
    retakes: retakenQuestion(start),
    current: number,
    total,
    percent,
    answer: {
      key: answer.key,
      duration: recordingOf(answer)?.duration ?? answer.elapsed,
      outcome: result.safeParse(answer.result).data ?? null,
    },
    given: context.given.map(({ key, at, duration, result: of }) => ({
      key,
      at,
      duration,
      result: result.safeParse(of).data ?? null,
    })),
    clock: context.clock,
  };
  writeTabItem(tabKeys.interviewQuestions, JSON.stringify(questions));
  writeTabItem(tabKeys.currentQuestionIndex, String(index));
  writeTabItem(tabKeys.interviewTimeLimit, String(timeLimit));
  writeTabItem(tabKeys.recordingState, recordingStateOf(snapshot));
  writeTabItem(tabKeys.interviewProgress, JSON.stringify(kept));
}

/** What this tab saved of the interview; null when it saved nothing, or another interview. */
export function readProgress(start: StartedInterview): SavedProgress | null {
  const kept = progress.safeParse(parseJson(readTabItem(tabKeys.interviewProgress))).data;
  if (!kept || String(kept.startedAs) !== String(start.sessionId)) return null;
  if (kept.retakes !== retakenQuestion(start)) return null;
  const state = parseInterviewState({
    questions: parseJson(readTabItem(tabKeys.interviewQuestions)),
    timeLimit: readTabItem(tabKeys.interviewTimeLimit),
  });
  const index = z.coerce
    .number()
    .int()
    .nonnegative()
    .safeParse(readTabItem(tabKeys.currentQuestionIndex));
  const recording = z.enum(recordingStates).safeParse(readTabItem(tabKeys.recordingState));
  if (!state || state.questions.length === 0 || !index.success || !recording.success) return null;
  return {
    ...kept,
    questions: state.questions,
    index: Math.min(index.data, state.questions.length),
    timeLimit: state.timeLimit,
    recordingState: recording.data,
  };
}

/** A retake that is started again does not continue the earlier one. */
export function forgetProgress(): void {
  removeTabItem(tabKeys.interviewProgress);
}

type Save = typeof saveSession;

/**
 * Saves the place on the server whenever it changes. A failed call does not matter: the next change sends everything
 * again.
 */
export function createSaveOnServer(save: Save, signal: AbortSignal) {
  let told = '';
  return ({ context }: InterviewSnapshot): void => {
    const { sessionId, index, questions, totalDuration, start } = context;
    if (start.retake || typeof sessionId !== 'number' || index >= questions.length) return;
    const place = {
      sessionId,
      currentQuestionIndex: index,
      // The server scores an answer, and its corrections, by the session's limit: a raised one follows with the next answer.
      timePerQuestion: context.answer.timeLimit ?? context.timeLimit,
      totalDuration,
    };
    const now = JSON.stringify(place);
    if (now === told) return;
    told = now;
    // The next change sends everything again.
    save(place, signal).catch(() => undefined);
  };
}
