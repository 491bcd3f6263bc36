import {
  followUpBelowScore,
  formatRules,
  leastAnswerSeconds,
} from '@daedap/contract/interview-formats';
import type { AnalysisResult, AnswerToAnalyse } from '#/domain/answer/answer-port.ts';
import { type InterviewContext, mayFollowUp, type SentAnswer } from '../interview-context.ts';

/** An answer of real mode: it is analysed while the interview goes on. */
export type GivenAnswer = {
  readonly key: string;
  /** The place of its question. */
  readonly at: number;
  /** Seconds. */
  readonly duration: number;
  /** What is analysed; null after a reload, where the outbox or the server has it already. */
  readonly answer: AnswerToAnalyse | null;
  /** null while it is analysed. */
  readonly result: AnalysisResult | null;
};

/** What a follow-up is made from, and the place of the answer that left the gap. */
export type Gap = {
  readonly at: number;
  readonly sessionId: number;
  readonly questionId: number;
  readonly answerText: string;
};

export const isReal = ({ config, start }: Pick<InterviewContext, 'config' | 'start'>): boolean =>
  config.mode === 'real' && !start.retake;

/** Seconds that the whole interview may take; null without a limit. */
export const totalSecondsOf = ({ config }: Pick<InterviewContext, 'config'>): number | null =>
  formatRules[config.format].total;

/** Too little of the whole time is left to ask another question. */
export function hasTooLittleTime(context: InterviewContext): boolean {
  const total = totalSecondsOf(context);
  if (!isReal(context) || total === null) return false;
  return total - context.clock < context.config.preparationSeconds + leastAnswerSeconds;
}

/** Whether this is the result of a given answer that had none yet. */
export const isOpen = ({ given }: InterviewContext, sent: SentAnswer): boolean =>
  given.some(
    ({ key, result }) => key === sent.key && (result === null || result.kind === 'queued'),
  );

/** Notes the result of an answer, and the server's ids of its session and question. */
export function withResult(
  { given, sessionId, questions }: InterviewContext,
  { key, result }: SentAnswer,
): Pick<InterviewContext, 'given' | 'sessionId' | 'questions'> {
  const known = given.find((one) => one.key === key);
  // The outbox was faster than the score of this device.
  if (result.kind === 'queued' && known?.result) return { given, sessionId, questions };
  const at = known?.at;
  const results = given.map((one) => (one.key === key ? Object.assign({}, one, { result }) : one));
  if (!('answerId' in result)) return { given: results, sessionId, questions };
  return {
    given: results,
    sessionId: result.sessionId,
    questions: questions.map((question, place) =>
      place === at ? Object.assign({}, question, { id: result.questionId }) : question,
    ),
  };
}

export const hasAllResults = ({ given }: InterviewContext): boolean =>
  given.every(({ result }) => result !== null);

/** Answers that did not reach the server. */
export const unsentAnswers = ({ given }: InterviewContext): GivenAnswer[] =>
  given.filter(({ result }) => result?.kind === 'failed' || result?.kind === 'noSound');

/** The recording of one of them has no readable sound: only the video itself can be sent. */
export const lacksSound = (context: InterviewContext): boolean =>
  unsentAnswers(context).some(({ result }) => result?.kind === 'noSound');

/** How many answers later a follow-up may still be asked. After that nobody remembers what it is about. */
const latestAfter = 1;

const isRecent = ({ index }: InterviewContext, at: number) => index - at <= latestAfter;

/** What an answer left out, if it is worth a follow-up and there may be one. */
export function gapOf(context: InterviewContext, { key, result }: SentAnswer): Gap | null {
  const given = context.given.find((one) => one.key === key);
  const question = given && context.questions[given.at];
  if (!given || !question || question.followsQuestionId !== null) return null;
  if (result.kind !== 'scored' || !isRecent(context, given.at)) return null;
  const { relevanceScore, depthScore, transcription } = result.analysis;
  if (Math.min(relevanceScore, depthScore) >= followUpBelowScore) return null;
  if (!mayFollowUp(context)) return null;
  const { sessionId, questionId } = result;
  return { at: given.at, sessionId, questionId, answerText: transcription };
}

/** The follow-up is ready, but the interview has moved on too far. */
export const isGapOld = (context: InterviewContext): boolean =>
  context.gap === null || !isRecent(context, context.gap.at);
