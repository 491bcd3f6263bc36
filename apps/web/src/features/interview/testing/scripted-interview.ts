import type {
  InterviewFormat,
  InterviewMode,
  PreparationSeconds,
} from '@daedap/contract/interview-modes';
import type { AnswerAnalysis, Question } from '@daedap/contract/interviews';
import { createActor, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';
import { CallFailedError } from '#/lib/api/api-error.ts';
import { parseInterviewState } from '#/domain/session/interview-state.ts';
import type { Utterance } from '#/media/voice/voice-port.ts';
import type { RecorderInput } from '#/media/recorder/recorder-port.ts';
import type { FinishedRecording } from '#/media/store/recording-drafts.ts';
import type { Recording } from '#/media/store/rows.ts';
import type { UnfinishedRecording } from '#/media/store/unfinished.ts';
import type { AnalysisResult, AnswerToAnalyse } from '#/domain/answer/answer-port.ts';
import type { AnswerCommand, DevicesCommand, InterviewEvent } from '../interview-events.ts';
import { interviewMachine } from '../interview-machine.ts';
import type { Gap } from '../real/given-answers.ts';
import type {
  AfterAnswer,
  AfterAnswerInput,
  FollowUpInput,
  LoadedInterview,
  LoadInput,
  RescoreInput,
  SessionInput,
  SpeechPortInput,
} from '../interview-ports.ts';

/** A device, recorder or call that does what the test says, and remembers what it was told. */
type Script<Input> = {
  readonly says: (event: InterviewEvent) => void;
  readonly told: string[];
  /** How many are running right now. */
  running: number;
  input: Input | undefined;
};

function scriptedCallback<Command extends DevicesCommand | AnswerCommand, Input>() {
  let sendBack: (event: InterviewEvent) => void = () => undefined;
  const script: Script<Input> = {
    says: (event) => sendBack(event),
    told: [],
    running: 0,
    input: undefined,
  };
  const logic = fromCallback<Command, Input>((actor) => {
    script.running += 1;
    script.input = actor.input;
    sendBack = actor.sendBack;
    actor.receive((command) => {
      const { type } = command;
      script.told.push('video' in command ? `OPEN ${command.video ? 'video' : 'sound'}` : type);
    });
    return () => {
      script.running -= 1;
    };
  });
  return { script, logic };
}

function scriptedPromise<Output, Input>() {
  type Call = {
    readonly input: Input;
    readonly resolve: (output: Output) => void;
    /** As without a network, unless a test says why. */
    readonly reject: (error?: Error) => void;
  };
  const calls: Call[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input }) =>
      new Promise<Output>((resolve, reject) => {
        calls.push({
          input,
          resolve,
          reject: (error = new CallFailedError('scripted')) => reject(error),
        });
      }),
  );
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('It was not called');
    return call;
  };
  return { calls, last, logic };
}

/** Analyses in the background: several at a time, each by its key. */
function scriptedBackground() {
  const runs = new Map<string, { input: AnswerToAnalyse; say: (event: InterviewEvent) => void }>();
  const logic = fromCallback<AnswerCommand, AnswerToAnalyse>(({ input, sendBack }) => {
    runs.set(input.key, { input, say: sendBack });
    return () => void runs.delete(input.key);
  });
  const run = (key: string) => {
    const found = runs.get(key);
    if (!found) throw new Error(`${key} is not being analysed`);
    return found;
  };
  return {
    logic,
    /** The keys of the answers that are being analysed. */
    running: () => [...runs.keys()],
    inputOf: (key: string) => run(key).input,
    done: (key: string, result: AnalysisResult) =>
      run(key).say({ type: 'GIVEN.ANALYSED', key, result }),
  };
}

export const question = (id: number, followsQuestionId: number | null = null): Question => ({
  id,
  question: `질문 ${id}`,
  text: `질문 ${id}`,
  category: 'job',
  subCategory: 'it',
  difficulty: 'intermediate',
  questionNumber: id,
  questionType: 'general',
  expectedDuration: 30,
  followsQuestionId,
});

export const recording = (size = 3): Recording => ({
  id: 'key-1',
  sessionId: '7',
  questionId: 1,
  questionText: '질문 1',
  questionType: 'general',
  blob: new Blob(['x'.repeat(size)], { type: 'video/webm' }),
  duration: 8,
  timestamp: 1,
  userId: 5,
  interviewConfig: { type: 'video', difficulty: 'medium', questionCount: 3 },
});

export const saved = (): FinishedRecording => ({ status: 'saved', recording: recording() });

const analysis: AnswerAnalysis = {
  score: 82,
  relevanceScore: 80,
  clarityScore: 84,
  depthScore: 82,
  feedback: '좋아요',
  strengths: [],
  improvements: [],
  keywords: [],
  transcription: '안녕하세요',
  segments: [],
  evidence: [],
  effects: [],
  engine: 'embedded',
  success: true,
  processingTime: 1,
};

const ids = { sessionId: 7, questionId: 1, answerId: 11 };

export const scored = (change: Partial<typeof ids> = {}): AnalysisResult => ({
  kind: 'scored',
  ...ids,
  ...change,
  analysis,
});

export const silent: AnalysisResult = {
  kind: 'silent',
  ...ids,
  analysis: { ...analysis, score: 0, transcription: '' },
};

/** A stream whose tracks the test can end. */
export function fakeStream(kinds: readonly ('audio' | 'video')[] = ['audio', 'video']) {
  const tracks = kinds.map((kind) => ({ kind, readyState: 'live' as MediaStreamTrackState }));
  const stream = {
    get active() {
      return tracks.some(({ readyState }) => readyState === 'live');
    },
    getAudioTracks: () => tracks.filter(({ kind }) => kind === 'audio'),
    getVideoTracks: () => tracks.filter(({ kind }) => kind === 'video'),
    getTracks: () => tracks,
  };
  return {
    // Only what the interview asks a stream for.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    stream: stream as unknown as MediaStream,
    end: (...ending: ('audio' | 'video')[]) => {
      for (const track of tracks) {
        if (ending.length === 0 || ending.includes(track.kind)) track.readyState = 'ended';
      }
    },
  };
}

type Settings = {
  /** Whether the current plan has ads. */
  readonly adsOn?: () => boolean;
  /** The setting of plan and session. */
  readonly enableAds?: boolean;
  /** The session was begun earlier. */
  readonly resumeSession?: boolean;
  readonly prepared?: boolean;
  readonly mainCategory?: string;
  readonly questionCount?: number;
  readonly sessionId?: number | string;
  /** Whether questions can be read aloud. */
  readonly canSpeak?: () => boolean;
  /** How fast, 1 unless told. */
  readonly speed?: number;
  /** Only question 1, once more. */
  readonly retake?: boolean;
  readonly mode?: InterviewMode;
  readonly format?: InterviewFormat;
  readonly preparationSeconds?: PreparationSeconds;
};

/** The interview with everything around it scripted. Fake timers move its time. */
export function scriptedInterview(settings: Settings = {}) {
  const devices = scriptedCallback<DevicesCommand, NonReducibleUnknown>();
  const page = scriptedCallback<AnswerCommand, NonReducibleUnknown>();
  const outbox = scriptedCallback<AnswerCommand, NonReducibleUnknown>();
  const recorder = scriptedCallback<AnswerCommand, RecorderInput>();
  const speech = scriptedCallback<AnswerCommand, SpeechPortInput>();
  const voice = scriptedCallback<AnswerCommand, Utterance>();
  const timer = scriptedCallback<AnswerCommand, { readonly limit: number }>();
  const analyse = scriptedCallback<AnswerCommand, AnswerToAnalyse>();
  const background = scriptedBackground();
  const gapFollowUp = scriptedPromise<Question | null, Gap>();
  const load = scriptedPromise<LoadedInterview, LoadInput>();
  const keepRecording = scriptedPromise<FinishedRecording, UnfinishedRecording>();
  const discardRecording = scriptedPromise<void, UnfinishedRecording>();
  const rescore = scriptedPromise<AnalysisResult, RescoreInput>();
  const followUp = scriptedPromise<Question | null, FollowUpInput>();
  const nextQuestion = scriptedPromise<Question | null, SessionInput>();
  const comprehensive = scriptedPromise<void, SessionInput>();
  const abandon = scriptedPromise<void, SessionInput>();
  const afterAnswer = scriptedPromise<AfterAnswer, AfterAnswerInput>();
  const done: string[] = [];
  let keys = 0;
  const start = parseInterviewState({
    interviewConfig: {
      mainCategory: settings.mainCategory ?? 'job',
      questionCount: settings.questionCount ?? 3,
      enableAds: settings.enableAds ?? false,
      timePerQuestion: 10,
      mode: settings.mode,
      format: settings.format,
      preparationSeconds: settings.preparationSeconds,
    },
    questions: (settings.retake ? [1] : [1, 2, 3]).map((id) => question(id)),
    timeLimit: 10,
    sessionId: settings.sessionId ?? 7,
    retake: settings.retake,
    resumeSession: settings.resumeSession,
  });
  if (!start) throw new Error('No state');
  const actor = createActor(
    interviewMachine.provide({
      actors: {
        devices: devices.logic,
        page: page.logic,
        outbox: outbox.logic,
        load: load.logic,
        keepRecording: keepRecording.logic,
        discardRecording: discardRecording.logic,
        voice: voice.logic,
        recorder: recorder.logic,
        speech: speech.logic,
        timer: timer.logic,
        analyse: analyse.logic,
        background: background.logic,
        gapFollowUp: gapFollowUp.logic,
        rescore: rescore.logic,
        followUp: followUp.logic,
        nextQuestion: nextQuestion.logic,
        comprehensive: comprehensive.logic,
        abandon: abandon.logic,
        afterAnswer: afterAnswer.logic,
      },
      actions: {
        reload: () => void done.push('reload'),
        openResults: () => void done.push('results'),
        openDashboard: () => void done.push('dashboard'),
      },
    }),
    {
      input: {
        userId: 5,
        start,
        prepared: settings.prepared ?? false,
        adsOn: settings.adsOn ?? (() => settings.enableAds ?? false),
        mobile: false,
        voice: {
          canSpeak: () => (settings.canSpeak?.() ? 'yes' : 'no'),
          speed: () => settings.speed ?? 1,
          letter: () => null,
        },
        newKey: () => `key-${(keys += 1)}`,
        now: () => 1_000,
      },
    },
  );
  return {
    actor: actor.start(),
    done,
    devices: devices.script,
    page: page.script,
    outbox: outbox.script,
    voice: voice.script,
    recorder: recorder.script,
    speech: speech.script,
    timer: timer.script,
    analyse: analyse.script,
    background,
    gapFollowUp,
    load,
    keepRecording,
    discardRecording,
    rescore,
    followUp,
    nextQuestion,
    comprehensive,
    abandon,
    afterAnswer,
    start,
  };
}

export type ScriptedInterview = ReturnType<typeof scriptedInterview>;
