import {
  defaultExpectedAnswerSeconds,
  fallbackQuestion,
  maxFollowUps,
} from '@daedap/contract/constants/interview';
import { ownFollowUps } from '@daedap/contract/interview-formats';
import type { SessionRef } from '@daedap/contract/ids';
import type { Question } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';
import type { InterviewConfig } from '#/domain/session/interview-state.ts';
import type { CameraFailure } from '#/media/devices/camera.ts';
import type { StopResult } from '#/media/recorder/recorder-port.ts';
import type {
  LiveTranscript,
  SpeechEvent,
  SpeechMethod,
  SpeechResult,
  SpeechStatus,
  SpeechTrouble,
} from '#/media/speech/speech-port.ts';
import type { Recording } from '#/media/store/rows.ts';
import type { StorageInfo } from '#/media/store/storage-info.ts';
import type { UnfinishedRecording } from '#/media/store/unfinished.ts';
import type {
  AnalysisMode,
  AnalysisResult,
  AnalysisProgress,
  AnalysisWarning,
} from '#/domain/answer/answer-port.ts';
import type { BackupReason } from '#/domain/recording/backup-rules.ts';
import type { InterviewInput } from './interview-inputs.ts';
import type { Gap, GivenAnswer } from './real/given-answers.ts';

/** Why an answer ended: the person, a limit, or a device. */
export type AnswerEnd = 'complete' | 'timeLimit' | 'sizeLimit' | 'deviceLost' | 'slept';

/** What the person has to confirm before the interview goes on. */
export type Alert =
  | { readonly kind: 'streamMissing' | 'streamInactive' | 'startFailed' | 'recorderFailed' }
  | { readonly kind: 'pauseFailed' | 'noData' | 'collectTimeout' | 'sizeLimit' }
  | { readonly kind: 'deviceLost' | 'slept' | 'saveFailed' | 'storageFull' }
  | { readonly kind: 'analysisFailed'; readonly message: string };

/** One attempt at one question. */
export type Answer = {
  /** Names its recording, its stream and its idempotency key. */
  readonly key: string;
  /** How it is analysed; trouble may change that for this answer alone. */
  readonly mode: AnalysisMode;
  /** Seconds that it may take, fixed when it begins; null before. */
  readonly timeLimit: number | null;
  /** How the question was asked; null before. */
  readonly asked: 'aloud' | 'silently' | null;
  /** Seconds. */
  readonly elapsed: number;
  readonly bytes: number;
  readonly storage: 'full' | 'failed' | null;
  readonly speech: {
    readonly status: SpeechStatus;
    readonly method: SpeechMethod | null;
    readonly results: readonly SpeechResult[];
    readonly trouble: SpeechTrouble | null;
  };
  readonly end: AnswerEnd | null;
  readonly stopped: StopResult | null;
  readonly heard: LiveTranscript | null;
  readonly sendVideo: boolean;
  readonly progress: AnalysisProgress | null;
  readonly warnings: readonly AnalysisWarning[];
  readonly result: AnalysisResult | null;
  readonly followUp: 'none' | 'added' | 'refused' | 'failed';
  /** Why a corrected text was not scored. */
  readonly editError: string | null;
  readonly important: boolean;
  /** The question was repeated on request: once in real mode. */
  readonly askedAgain: boolean;
};

/** An answer that waited for the network, with its result. */
export type SentAnswer = { readonly key: string; readonly result: AnalysisResult };

export type InterviewContext = InterviewInput & {
  readonly config: InterviewConfig;
  /** The client's own until the server has given one. */
  readonly sessionId: SessionRef;
  readonly questions: readonly Question[];
  readonly index: number;
  /** An earlier session is resumed, and no question of it is answered here yet. */
  readonly resumed: boolean;
  /** Seconds that an answer may take, from the next one on. */
  readonly timeLimit: number;
  readonly unfinished: UnfinishedRecording | null;
  readonly space: StorageInfo | null;
  /** Whether the person wants the camera. */
  readonly video: boolean;
  readonly stream: MediaStream | null;
  readonly deviceFailure: CameraFailure | null;
  readonly mode: AnalysisMode;
  /** Seconds on the ring before an answer. */
  readonly left: number;
  readonly answer: Answer;
  /** Answers that were sent before it was known here that they waited. */
  readonly sentMeanwhile: readonly SentAnswer[];
  readonly alert: Alert | null;
  readonly backup: BackupReason | null;
  readonly backupOffered: boolean;
  /** Seconds of the answers so far. */
  readonly totalDuration: number;
  /** The answers of real mode so far, without the current one. */
  readonly given: readonly GivenAnswer[];
  /** Seconds of the whole interview so far, in real mode. */
  readonly clock: number;
  /** The answer that a follow-up is made for, and the follow-up when it is ready. */
  readonly gap: Gap | null;
  readonly followUp: Question | null;
};

export function freshAnswer(key: string, mode: AnalysisMode): Answer {
  return {
    key,
    mode,
    timeLimit: null,
    asked: null,
    elapsed: 0,
    bytes: 0,
    storage: null,
    speech: { status: 'idle', method: null, results: [], trouble: null },
    end: null,
    stopped: null,
    heard: null,
    sendVideo: false,
    progress: null,
    warnings: [],
    result: null,
    followUp: 'none',
    editError: null,
    important: false,
    askedAgain: false,
  };
}

export function questionOf({ questions, index }: InterviewContext): Question {
  const question = questions[index];
  if (!question) throw new Error('There is no question at this place');
  return question;
}

/** The language in which questions are asked and answered. */
export const languageOf = ({ config }: InterviewContext): Language => config.language ?? 'ko';

/**
 * Whether the voice reads the question, or has read it: then a screen reader must not read it as well. `unknown` until it
 * is clear that there is a voice.
 */
export function isHeard(context: InterviewContext): 'yes' | 'no' | 'unknown' {
  const { asked } = context.answer;
  if (asked !== null) return asked === 'aloud' ? 'yes' : 'no';
  return context.voice.canSpeak(languageOf(context));
}

/** Seconds that the current answer may take. A limit that was raised meanwhile holds for the next one. */
export function answerLimitOf({ answer, timeLimit }: InterviewContext): number {
  return answer.result === null ? (answer.timeLimit ?? timeLimit) : timeLimit;
}

/** What was recorded, whether or not it could be stored. */
export function recordingOf({ stopped }: Answer): Recording | null {
  return stopped && 'recording' in stopped ? stopped.recording : null;
}

/** Text that can be scored without a recording. */
export const wasHeard = ({ heard }: Answer) => (heard?.text ?? '').trim() !== '';

/** Whether there is anything to record. A missing track alone only warns. */
export const isStreamLive = (stream: MediaStream | null) =>
  stream !== null && stream.active && stream.getTracks().some(isLiveTrack);

/** The requested tracks that are missing. */
export function missingTracks({ stream, video }: Pick<InterviewContext, 'stream' | 'video'>) {
  if (!stream) return [];
  const missing: ('sound' | 'picture')[] = [];
  if (!stream.getAudioTracks().some(isLiveTrack)) missing.push('sound');
  if (video && !stream.getVideoTracks().some(isLiveTrack)) missing.push('picture');
  return missing;
}

const isLiveTrack = ({ readyState }: MediaStreamTrack) => readyState === 'live';

export const isLastQuestion = ({ questions, index }: InterviewContext) =>
  index >= questions.length - 1;

const isFollowUp = ({ followsQuestionId }: Question) => followsQuestionId !== null;

const followUpsOf = ({ questions }: InterviewContext) => questions.filter(isFollowUp).length;

/** How many follow-ups may come without a request. */
const ownFollowUpsOf = ({ config, start }: InterviewContext) =>
  start.retake ? 0 : ownFollowUps(config);

/** Another follow-up may come without a request. */
export const mayFollowUp = (context: InterviewContext) =>
  followUpsOf(context) < ownFollowUpsOf(context);

/** The next question is a follow-up that comes without a request. */
export const asksByItself = (context: InterviewContext) =>
  ownFollowUpsOf(context) > 0 && canFollowUp(context);

/** A follow-up needs a scored answer, and the session may have only two. */
export function canFollowUp(context: InterviewContext): boolean {
  const { answer, questions, index, start } = context;
  const next = questions[index + 1];
  return (
    !start.retake &&
    answer.result?.kind === 'scored' &&
    (answer.followUp === 'none' || answer.followUp === 'failed') &&
    followUpsOf(context) < maxFollowUps &&
    (next === undefined || next.followsQuestionId !== questions[index]?.id)
  );
}

/** The server has more questions than it sent. For a resumed session it has sent all. */
export const expectsMore = (context: InterviewContext) =>
  !context.start.resumeSession &&
  typeof context.sessionId === 'number' &&
  context.questions.length - followUpsOf(context) < context.config.questionCount;

export type Place = {
  /** The number of the question, or of the one that a follow-up belongs to. */
  readonly number: number;
  /** All questions that were chosen, also those that the server still has. Follow-ups do not raise it. */
  readonly total: number;
  /** Does not fall when a follow-up comes. */
  readonly percent: number;
  /** Which follow-up of the interview this is; null for a normal question. */
  readonly followUp: number | null;
  /** Follow-ups that may still come without a request. */
  readonly mayFollow: number;
};

export function placeOf(context: InterviewContext): Place {
  const { questions, index, config } = context;
  const reached = questions.slice(0, index + 1);
  const followUps = reached.filter(isFollowUp).length;
  const current = questions[index];
  const total = expectsMore(context)
    ? config.questionCount
    : questions.length - followUpsOf(context);
  const number = Math.max(1, reached.length - followUps);
  return {
    number,
    total,
    percent: Math.round((number / Math.max(1, total)) * 100),
    followUp: current && isFollowUp(current) ? followUps : null,
    mayFollow: Math.max(0, ownFollowUpsOf(context) - followUpsOf(context)),
  };
}

/** Puts a follow-up directly after its parent; the later questions move by one. */
export function withFollowUp(
  questions: readonly Question[],
  index: number,
  followUp: Question,
): Question[] {
  return [...questions.slice(0, index + 1), followUp, ...questions.slice(index + 1)].map(
    (question, at) => Object.assign({}, question, { questionNumber: at + 1 }),
  );
}

/** Replaces the client's ids by the server's, so that everything later finds the answer. */
export function withServerIds(
  context: InterviewContext,
  result: AnalysisResult,
): Pick<InterviewContext, 'sessionId' | 'questions'> {
  const { sessionId, questions, index } = context;
  if (!('answerId' in result)) return { sessionId, questions };
  return {
    sessionId: result.sessionId,
    questions: questions.map((question, at) =>
      at === index ? Object.assign({}, question, { id: result.questionId }) : question,
    ),
  };
}

/** The question that needs no server: its id is the client's until it is answered. */
export function fallbackQuestionFor({ config }: InterviewContext, at: number): Question {
  return {
    id: at + 1,
    question: fallbackQuestion,
    text: fallbackQuestion,
    category: config.mainCategory,
    subCategory: config.subCategory,
    difficulty: config.difficulty,
    questionNumber: at + 1,
    questionType: 'general',
    expectedDuration: defaultExpectedAnswerSeconds,
    followsQuestionId: null,
  };
}

/** Trouble that the next answer may not have. */
const passing: ReadonlySet<SpeechTrouble> = new Set(['recognition', 'alreadyRunning']);

/**
 * Trouble with the live text makes the recorded sound count for this answer. The next ones begin with another engine,
 * unless there is none left or the microphone is refused: then they are analysed by their sound too.
 */
export function speechAfter(
  { answer, mode }: InterviewContext,
  event: SpeechEvent,
): Pick<InterviewContext, 'answer' | 'mode'> {
  const { speech } = answer;
  switch (event.type) {
    case 'SPEECH.STATUS':
      return { mode, answer: { ...answer, speech: { ...speech, status: event.status } } };
    case 'SPEECH.METHOD':
      return { mode, answer: { ...answer, speech: { ...speech, method: event.method } } };
    case 'SPEECH.RESULTS':
      return { mode, answer: { ...answer, speech: { ...speech, results: event.results } } };
    case 'SPEECH.TROUBLE':
      return {
        mode: passing.has(event.trouble) ? mode : 'upload',
        answer: { ...answer, mode: 'upload', speech: { ...speech, trouble: event.trouble } },
      };
  }
}
