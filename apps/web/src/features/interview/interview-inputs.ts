import type { InterviewConfig, InterviewState } from '#/domain/session/interview-state.ts';
import { chooseQuality, recorderSettings } from '#/media/recorder/compression.ts';
import type { RecorderInput } from '#/media/recorder/recorder-port.ts';
import type { Utterance, Voice } from '#/media/voice/voice-port.ts';
import type { AnswerToAnalyse } from '#/domain/answer/answer-port.ts';
import {
  answerLimitOf,
  freshAnswer,
  type InterviewContext,
  languageOf,
  questionOf,
  recordingOf,
} from './interview-context.ts';
import type { RescoreInput, SessionInput } from './interview-ports.ts';

export type InterviewInput = {
  readonly userId: number;
  /** What the page was opened with, or restored. */
  readonly start: InterviewState;
  /** Question 1 was prepared on the setup screen, and is not answered yet. */
  readonly prepared: boolean;
  /** Whether ads are shown at this moment: the plan decides, never the session. */
  readonly adsOn: () => boolean;
  readonly mobile: boolean;
  readonly voice: Pick<Voice, 'canSpeak' | 'speed' | 'letter'>;
  /** Makes a unique key; tests count. */
  readonly newKey: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

export function firstContext(input: InterviewInput): InterviewContext {
  const { start, prepared, newKey } = input;
  return {
    ...input,
    config: start.interviewConfig,
    sessionId: start.sessionId ?? '',
    questions: start.questions,
    index: 0,
    timeLimit: start.timeLimit,
    prepared,
    resumed: start.resumeSession,
    unfinished: null,
    space: null,
    video: true,
    stream: null,
    deviceFailure: null,
    mode: 'realtime',
    left: start.interviewConfig.preparationSeconds,
    answer: freshAnswer(newKey(), 'realtime'),
    sentMeanwhile: [],
    alert: null,
    backup: null,
    backupOffered: false,
    totalDuration: 0,
    given: [],
    clock: start.elapsedSeconds,
    gap: null,
    followUp: null,
  };
}

export function sessionInput(context: InterviewContext): SessionInput {
  const { userId, sessionId, totalDuration } = context;
  const config = configNow(context);
  return { userId, sessionId, config, totalDuration, localSessionId: localSessionId(context) };
}

/** The configuration for the server: ads by the current plan, time by the current answer. */
const configNow = (context: InterviewContext): InterviewConfig => ({
  ...context.config,
  enableAds: context.adsOn(),
  timePerQuestion: answerLimitOf(context),
});

/** The id under which this device stores the session. */
const localSessionId = ({ start, sessionId }: InterviewContext) =>
  String(start.sessionId ?? sessionId);

export function recorderInput(context: InterviewContext): RecorderInput {
  const { stream, answer, userId, sessionId, space, mobile, timeLimit, now } = context;
  if (!stream) throw new Error('There is nothing to record');
  const question = questionOf(context);
  const clientSessionId =
    typeof context.start.sessionId === 'string' ? context.start.sessionId : undefined;
  return {
    stream,
    settings: recorderSettings(chooseQuality(space, mobile), timeLimit),
    draft: {
      id: answer.key,
      userId,
      sessionId: localSessionId(context),
      questionId: question.id,
      questionText: question.question,
      questionType: question.questionType,
      interviewConfig: {
        ...configNow(context),
        clientSessionId,
        serverSessionId: typeof sessionId === 'number' ? sessionId : undefined,
      },
      startedAt: now(),
    },
  };
}

export function voiceInput(context: InterviewContext): Utterance {
  const { id, question } = questionOf(context);
  const { sessionId } = context;
  return {
    text: question,
    language: languageOf(context),
    source: typeof sessionId === 'number' ? { sessionId, questionId: id } : null,
  };
}

export function answerInput(context: InterviewContext): AnswerToAnalyse {
  const { userId, sessionId, answer } = context;
  const recording = recordingOf(answer);
  return {
    userId,
    key: answer.key,
    sessionId,
    question: questionOf(context),
    // Also when it is sent again, or corrected, after the limit was raised.
    config: { ...configNow(context), timePerQuestion: answer.timeLimit ?? context.timeLimit },
    mode: answer.mode,
    recording: recording && { id: recording.id, blob: recording.blob },
    duration: recording?.duration ?? answer.elapsed,
    heard: answer.heard,
    sendVideo: answer.sendVideo,
    retake: context.start.retake,
  };
}

export function rescoreInput(context: InterviewContext, text: string): RescoreInput {
  const { result } = context.answer;
  const segments = result && 'analysis' in result ? result.analysis.segments : [];
  return { ...answerInput(context), text, segments };
}

function transcriptOf({ answer }: InterviewContext): string {
  return answer.result && 'analysis' in answer.result ? answer.result.analysis.transcription : '';
}

export function followUpInput(context: InterviewContext) {
  return {
    ...sessionInput(context),
    questionId: questionOf(context).id,
    answerText: transcriptOf(context),
  };
}

export function recordedBytes({ answer }: InterviewContext): number {
  return recordingOf(answer)?.blob.size ?? 0;
}
