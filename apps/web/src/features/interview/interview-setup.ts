import {
  firstQuestionDelayMs,
  nextQuestionDelayMs,
  nextQuestionResetMs,
  timeUpDialogDelayMs,
  timeUpStopDelayMs,
} from '@daedap/contract/constants/interview';
import { speakingLimitMs, voiceStartLimitMs } from '@daedap/contract/constants/voice';
import { recordingStopBytes } from '@daedap/contract/constants/media';
import { answerSecondsOf } from '@daedap/contract/interview-formats';
import type { Question } from '@daedap/contract/interviews';
import { and, assign, not, or, sendTo, setup, stateIn } from 'xstate';
import { machineTypes } from '#/lib/machine-types.ts';
import type { CameraFailure } from '#/media/devices/camera.ts';
import type { StopResult } from '#/media/recorder/recorder-port.ts';
import type { LiveTranscript, SpeechEvent } from '#/media/speech/speech-port.ts';
import type {
  AnalysisMode,
  AnalysisResult,
  AnalysisProgress,
  AnalysisWarning,
} from '#/domain/answer/answer-port.ts';
import type { Recording } from '#/media/store/rows.ts';
import type { BackupReason } from '#/domain/recording/backup-rules.ts';
import {
  type Alert,
  type Answer,
  type AnswerEnd,
  asksByItself,
  canFollowUp,
  expectsMore,
  fallbackQuestionFor,
  freshAnswer,
  type InterviewContext,
  isLastQuestion,
  isStreamLive,
  languageOf,
  questionOf,
  recordingOf,
  type SentAnswer,
  speechAfter,
  wasHeard,
  withFollowUp,
  withServerIds,
} from './interview-context.ts';
import type { InterviewEvent } from './interview-events.ts';
import { answerInput, type InterviewInput } from './interview-inputs.ts';
import { type AfterAnswer, interviewPorts, type LoadedInterview } from './interview-ports.ts';
import {
  gapOf,
  hasAllResults,
  hasTooLittleTime,
  isGapOld,
  isOpen,
  isReal,
  unsentAnswers,
  withResult,
} from './real/given-answers.ts';

/** Real mode: an answer can still be broken off to have the question repeated. */
const askAgainSeconds = 5;

/** How long the word at the end of the countdown is shown: as long as each number. */
const startWordMs = 1_000;

/** A change of the current answer. */
const answer = (context: InterviewContext, change: Partial<Answer>) => ({
  answer: { ...context.answer, ...change },
});

/** An answer that was recorded before the page was left keeps its name and its limit. */
const recordedBefore = (recorded: Pick<Recording, 'id' | 'interviewConfig'> | null) =>
  recorded && { key: recorded.id, timeLimit: recorded.interviewConfig.timePerQuestion ?? null };

/** Whether this is what waits. An earlier text of the same answer is not: its correction waits behind it. */
const isAwaited = (result: AnalysisResult | null, sent: SentAnswer) =>
  result?.kind === 'queued' && result.key === sent.key;

/** The result of an answer that waited when the page was left, or while it was scored here. */
const resultSince = <Result extends AnalysisResult | null>(
  result: Result,
  sent: readonly SentAnswer[],
): AnalysisResult | Result => sent.find((one) => isAwaited(result, one))?.result ?? result;

/** The states of the flow that belong to the interview itself, and those between them that take no time. */
const isTimed = and([
  ({ context }: { context: InterviewContext }) => isReal(context),
  or(
    (
      [
        'due',
        'asking',
        'asked',
        'countdown',
        'starting',
        'answering',
        'answered',
        'between',
        'afterReset',
      ] as const
    ).map((flow) => stateIn({ flow })),
  ),
]);

/** The actors, guards, actions and delays of the interview machine. */
export const interviewSetup = setup({
  types: machineTypes<{
    context: InterviewContext;
    input: InterviewInput;
    events: InterviewEvent;
  }>(),
  actors: interviewPorts,
  delays: {
    firstQuestion: firstQuestionDelayMs,
    startWord: startWordMs,
    voiceStart: voiceStartLimitMs,
    voiceEnd: ({ context }) => speakingLimitMs(questionOf(context).question, context.voice.speed()),
    fade: timeUpStopDelayMs,
    timeUpDialog: timeUpDialogDelayMs,
    nextQuestion: nextQuestionDelayMs,
    reset: nextQuestionResetMs,
  },
  guards: {
    isDenied: (_, params: { failure: CameraFailure }) => params.failure.code === 'permissionDenied',
    hasUnfinished: ({ context }) => context.unfinished !== null,
    hasResult: ({ context }) => context.answer.result !== null,
    isUnsent: ({ context: { answer: now } }) => now.result === null && recordingOf(now) !== null,
    hasNoQuestionLeft: ({ context }) => context.index >= context.questions.length,
    isRetake: ({ context }) => context.start.retake,
    isPrepared: ({ context }) => context.prepared,
    canSpeak: ({ context }) => context.voice.canSpeak(languageOf(context)) === 'yes',
    isResumed: ({ context }) => context.resumed,
    hasNoPreparation: ({ context }) => context.config.preparationSeconds === 0,
    isStreamMissing: ({ context }) => context.stream === null,
    isStreamLive: ({ context }) => isStreamLive(context.stream),
    needsDevices: ({ context }) => !isStreamLive(context.stream),
    wantsAds: ({ context }) => context.adsOn(),
    hasNoAds: ({ context }) => !context.adsOn(),
    isTooLarge: (_, params: { bytes: number }) => params.bytes >= recordingStopBytes,
    // In real mode the interview just goes on.
    isTimeUp: ({ context }) => context.answer.end === 'timeLimit' && !isReal(context),
    hasRecording: ({ context }) => recordingOf(context.answer) !== null,
    couldNotStore: ({ context }) =>
      context.answer.stopped?.status === 'full' || context.answer.stopped?.status === 'failed',
    wasHeard: ({ context }) => wasHeard(context.answer),
    canFollowUp: ({ context }) => canFollowUp(context),
    asksByItself: ({ context }) => asksByItself(context),
    hasNext: ({ context }) => !isLastQuestion(context),
    expectsMore: ({ context }) => expectsMore(context),
    isAwaited: ({ context }, sent: SentAnswer) => isAwaited(context.answer.result, sent),
    hasFailed: ({ context }) => context.answer.result?.kind === 'failed',
    hasNoSound: ({ context }) => context.answer.result?.kind === 'noSound',
    isReal: ({ context }) => isReal(context),
    isPractice: ({ context }) => !isReal(context),
    canAskAgain: ({ context }) =>
      isReal(context) && !context.answer.askedAgain && context.answer.elapsed <= askAgainSeconds,
    wasAskedAgain: ({ context }) => context.answer.askedAgain,
    isTimed,
    isNotTimed: not(isTimed),
    isClockUp: stateIn({ clock: 'up' }),
    isBeforeAnswer: or([stateIn({ flow: 'asking' }), stateIn({ flow: 'countdown' })]),
    isUndisturbed: stateIn({ dialog: 'none' }),
    hasTooLittleTime: ({ context }) => hasTooLittleTime(context),
    isGiven: ({ context }, sent: SentAnswer) => isOpen(context, sent),
    leavesGap: ({ context }, sent: SentAnswer) => gapOf(context, sent) !== null,
    isGapOld: ({ context }) => isGapOld(context),
    hasFollowUp: stateIn({ followUp: 'ready' }),
    hasAllResults: ({ context }) => hasAllResults(context),
    lacksAnswers: ({ context }) => hasAllResults(context) && unsentAnswers(context).length > 0,
    isImportant: ({ context }) => context.answer.important,
    hasAlert: ({ context }) => context.alert !== null,
    isWorthABackup: ({ context }, params: { reason: BackupReason | null }) =>
      params.reason !== null && !context.backupOffered,
  },
  actions: {
    takeLoaded: assign(({ context }, { restored, ...loaded }: LoadedInterview) => ({
      ...loaded,
      given: loaded.given.map((one) =>
        Object.assign({}, one, { result: resultSince(one.result, context.sentMeanwhile) }),
      ),
      prepared: context.prepared && loaded.index === 0 && restored === null,
      ...(restored &&
        answer(context, {
          key: restored.key,
          // What was heard is gone with the page.
          mode: 'upload',
          ...recordedBefore(restored.recording),
          elapsed: restored.duration,
          result: resultSince(restored.result, context.sentMeanwhile),
          stopped: restored.recording && { status: 'saved', recording: restored.recording },
        })),
    })),
    noteSent: assign(({ context }, { key, result }: SentAnswer) => ({
      sentMeanwhile: [...context.sentMeanwhile, { key, result }],
    })),
    useFallbackQuestion: assign({
      questions: ({ context }) => [fallbackQuestionFor(context, 0)],
      index: 0,
    }),

    takeStream: assign((_, { stream, video }: { stream: MediaStream; video: boolean }) => ({
      stream,
      video,
      deviceFailure: null,
    })),
    forgetStream: assign({ stream: null }),
    keepFailure: assign((_, { failure }: { failure: CameraFailure }) => ({
      stream: null,
      deviceFailure: failure,
    })),
    withoutVideo: assign({ video: false }),
    openDevices: sendTo('devices', ({ context }) => ({ type: 'OPEN', video: context.video })),
    closeDevices: sendTo('devices', { type: 'CLOSE' }),

    askedAloud: assign(({ context }) => answer(context, { asked: 'aloud' })),
    askedSilently: assign(({ context }) => answer(context, { asked: 'silently' })),
    fillRing: assign({ left: ({ context }) => context.config.preparationSeconds }),
    showTick: assign({ left: (_, { left }: { left: number }) => left }),

    setMode: assign(({ context }, { mode }: { mode: AnalysisMode }) => ({
      mode,
      ...answer(context, { mode }),
    })),
    freshAnswer: assign(({ context }) => ({
      answer: freshAnswer(context.newKey(), context.mode),
      prepared: false,
      resumed: false,
    })),
    settleLimit: assign(({ context }) => answer(context, { timeLimit: context.timeLimit })),
    setElapsed: assign(({ context }, { elapsed }: { elapsed: number }) =>
      answer(context, { elapsed }),
    ),
    setBytes: assign(({ context }, { bytes }: { bytes: number }) => answer(context, { bytes })),
    setStorage: assign(({ context }, { trouble }: { trouble: 'full' | 'failed' }) =>
      answer(context, { storage: trouble }),
    ),
    followSpeech: assign(({ context }, event: SpeechEvent) => speechAfter(context, event)),
    setEnd: assign(({ context }, { end }: { end: AnswerEnd }) => answer(context, { end })),
    takeStopped: assign(({ context }, { stopped }: { stopped: StopResult }) =>
      answer(context, { stopped }),
    ),
    takeRecovered: assign(({ context }, { stopped }: { stopped: StopResult }) => ({
      unfinished: null,
      answer: {
        ...freshAnswer(context.newKey(), 'upload'),
        ...recordedBefore(context.unfinished?.draft ?? null),
        stopped,
      },
    })),
    takeHeard: assign(({ context }, { heard }: { heard: LiveTranscript | null }) =>
      answer(context, { heard }),
    ),

    followAnalysis: assign(({ context }, { progress }: { progress: AnalysisProgress }) =>
      answer(context, { progress }),
    ),
    takeWarning: assign(({ context }, { warning }: { warning: AnalysisWarning }) => ({
      // A failed text analysis may fail again; an empty transcript concerns this answer alone.
      mode: warning === 'textFailed' ? 'upload' : context.mode,
      ...answer(context, { warnings: [...context.answer.warnings, warning] }),
    })),
    noteGiven: assign({
      given: ({ context }) => {
        const { key } = context.answer;
        const toAnalyse = answerInput(context);
        const { duration } = toAnalyse;
        return [
          ...context.given,
          { key, at: context.index, duration, answer: toAnalyse, result: null },
        ];
      },
    }),
    /** Answers that did not reach the server are to be analysed again. */
    reopenUnsent: assign({
      given: ({ context }) => {
        const unsent = new Set(unsentAnswers(context));
        return context.given.map((one) =>
          unsent.has(one) && one.answer ? Object.assign({}, one, { result: null }) : one,
        );
      },
    }),
    allowVideos: assign({
      given: ({ context }) =>
        context.given.map((one) =>
          one.answer ? { ...one, answer: { ...one.answer, sendVideo: true } } : one,
        ),
    }),
    takeGiven: assign(({ context }, sent: SentAnswer) => withResult(context, sent)),
    // A failed text analysis may fail again.
    takeGivenWarning: assign({
      mode: ({ context }, { warning }: { warning: AnalysisWarning }) =>
        warning === 'textFailed' ? 'upload' : context.mode,
    }),
    setClock: assign({ clock: (_, { elapsed }: { elapsed: number }) => elapsed }),
    noteGap: assign({ gap: ({ context }, sent: SentAnswer) => gapOf(context, sent) }),
    keepFollowUp: assign({
      followUp: (_, { question }: { question: Question | null }) => question,
    }),
    forgetFollowUp: assign({ gap: null, followUp: null }),
    insertFollowUp: assign({
      questions: ({ context: { questions, index, followUp } }) =>
        followUp ? withFollowUp(questions, index, followUp) : [...questions],
    }),
    askAgain: assign(({ context }) => ({
      answer: { ...freshAnswer(context.newKey(), context.mode), askedAgain: true },
    })),
    countDuration: assign({
      totalDuration: ({ context }) =>
        context.totalDuration + (recordingOf(context.answer)?.duration ?? 0),
    }),
    takeResult: assign(({ context }, params: { result: AnalysisResult }) => {
      const result = resultSince(params.result, context.sentMeanwhile);
      return {
        sentMeanwhile: [],
        ...withServerIds(context, result),
        ...answer(context, { result, editError: null }),
      };
    }),
    keepEditError: assign(({ context }, { message }: { message: string }) =>
      answer(context, { editError: message }),
    ),
    allowVideo: assign(({ context }) => answer(context, { sendVideo: true })),
    toggleImportant: assign(({ context }) =>
      answer(context, { important: !context.answer.important }),
    ),

    addFollowUp: assign(({ context }, { question }: { question: Question | null }) => ({
      questions: question
        ? withFollowUp(context.questions, context.index, question)
        : context.questions,
      ...answer(context, { followUp: question ? 'added' : 'refused' }),
    })),
    missFollowUp: assign(({ context }) => answer(context, { followUp: 'failed' })),
    addQuestion: assign(({ context }, { question }: { question: Question | null }) => ({
      questions: [
        ...context.questions,
        question ?? fallbackQuestionFor(context, context.questions.length),
      ],
    })),
    stepForward: assign({ index: ({ context }) => context.index + 1 }),

    /** A session that began with a longer limit keeps it, and a format never has more than its own. */
    raiseTimeLimit: assign(({ context }, params: { timeLimit: number }) => {
      const allowed = answerSecondsOf(context.config.format, params.timeLimit);
      const timeLimit = Math.max(context.timeLimit, allowed);
      return { timeLimit, config: { ...context.config, timePerQuestion: timeLimit } };
    }),
    takeAfterAnswer: assign((_, { space, reason }: AfterAnswer) => ({ space, backup: reason })),
    offerBackup: assign((_, { reason }: { reason: BackupReason }) => ({
      backup: reason,
      backupOffered: true,
    })),
    alert: assign((_, alert: Alert) => ({ alert })),
    clearAlert: assign({ alert: null }),
    alertFailure: assign(
      ({
        context: {
          answer: { result },
          alert,
        },
      }) => ({
        alert:
          result?.kind === 'failed'
            ? { kind: 'analysisFailed' as const, message: result.message }
            : alert,
      }),
    ),

    // The page provides these.
    reload: () => undefined,
    openResults: () => undefined,
    openDashboard: () => undefined,
  },
});
