import { sessionRef } from '@daedap/contract/ids';
import { answerAnalysis } from '@daedap/contract/interviews';
import { z } from 'zod';
import { type InterviewState, parseInterviewState } from '#/domain/session/interview-state.ts';
import { parseJson } from '#/lib/storage/parse-json.ts';
import { readTabItem, removeTabItem, writeTabItem } from '#/lib/storage/tab-store.ts';
import { tabKeys } from '#/lib/storage/storage-keys.ts';
import { storedOutcome } from '#/domain/answer/outcome-schema.ts';
import type { InterviewSnapshot } from './interview-machine.ts';
import { placeOf, recordingOf } from './interview-context.ts';
import { recordingStateOf, recordingStates } from './recording-state.ts';

/** What became of the answer at hand, as far as a reload can show it again. */
const outcome = z.union([
  storedOutcome,
  z.object({ kind: z.literal('queued'), provisional: answerAnalysis.nullable().catch(null) }),
]);

const progress = z.object({
  /** The id that the interview was begun with, and the one that it has now. */
  startedAs: sessionRef,
  sessionId: sessionRef,
  /** The question that is answered again, in a past session; null in an interview. */
  retakes: z.int().positive().nullable().catch(null),
  current: z.int().positive(),
  total: z.int().positive(),
  percent: z.number(),
  answer: z.object({
    key: z.string().min(1),
    duration: z.number().nonnegative(),
    outcome: outcome.nullable().catch(null),
  }),
});

export type KeptProgress = z.output<typeof progress> & {
  readonly questions: InterviewState['questions'];
  readonly index: number;
  readonly timeLimit: number;
  readonly recordingState: (typeof recordingStates)[number];
};

type Begun = Pick<InterviewState, 'sessionId' | 'retake' | 'questions'>;

const retakenQuestion = ({ retake, questions }: Begun) =>
  retake ? (questions[0]?.id ?? null) : null;

/** Written as the interview goes, so that a reload finds its place again. */
export function keepProgress(snapshot: InterviewSnapshot): void {
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
      outcome: outcome.safeParse(answer.outcome).data ?? null,
    },
  };
  writeTabItem(tabKeys.interviewQuestions, JSON.stringify(questions));
  writeTabItem(tabKeys.currentQuestionIndex, String(index));
  writeTabItem(tabKeys.interviewTimeLimit, String(timeLimit));
  writeTabItem(tabKeys.recordingState, recordingStateOf(snapshot));
  writeTabItem(tabKeys.interviewProgress, JSON.stringify(kept));
}

/** What this tab kept of the interview; null when it kept none, or that of another one. */
export function readProgress(start: Begun): KeptProgress | null {
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

/** A question that is begun anew does not go on where it was left. */
export function forgetProgress(): void {
  removeTabItem(tabKeys.interviewProgress);
}
