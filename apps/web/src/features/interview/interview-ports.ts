import type { SessionRef } from '@daedap/contract/ids';
import type { Question, Segment } from '@daedap/contract/interviews';
import { fromCallback, fromPromise } from 'xstate';
import type { InterviewConfig, InterviewState } from '#/domain/session/interview-state.ts';
import type { RecorderInput } from '#/media/recorder/recorder-port.ts';
import type { SpeechInput } from '#/media/speech/speech-port.ts';
import type { Utterance } from '#/media/voice/voice-port.ts';
import type { FinishedRecording } from '#/media/store/recording-drafts.ts';
import type { Recording } from '#/media/store/rows.ts';
import type { StorageInfo } from '#/media/store/storage-info.ts';
import type { UnfinishedRecording } from '#/media/store/unfinished.ts';
import type { AnalysisMode, AnalysisResult, AnswerToAnalyse } from '#/domain/answer/answer-port.ts';
import { countdown } from '#/domain/preparation/countdown.ts';
import { systemClock } from '#/lib/time/clock.ts';
import type { BackupReason } from '#/domain/recording/backup-rules.ts';
import type { AnswerCommand, DevicesCommand } from './interview-events.ts';
import type { Gap, GivenAnswer } from './real/given-answers.ts';
import { interviewClock } from './real/interview-clock.ts';

export type LoadInput = { readonly userId: number; readonly start: InterviewState };

/** What an interview begins with, or goes on with after a reload. */
export type LoadedInterview = {
  readonly questions: readonly Question[];
  readonly index: number;
  readonly sessionId: SessionRef;
  /** An interrupted answer to the current question. */
  readonly unfinished: UnfinishedRecording | null;
  /** That question's answer before a reload. */
  readonly restored: RestoredAnswer | null;
  readonly timeLimit: number;
  readonly space: StorageInfo | null;
  /** The earlier answers of real mode. Those without a result are analysed anew. */
  readonly given: readonly GivenAnswer[];
  /** Seconds of the whole interview so far, in real mode. */
  readonly clock: number;
};

type RestoredAnswer = {
  readonly key: string;
  readonly duration: number;
  /** Null: it was not sent yet, and its recording is analysed. */
  readonly result: AnalysisResult | null;
  /** Its recording on this device. */
  readonly recording: Recording | null;
};

export type SessionInput = {
  readonly userId: number;
  readonly sessionId: SessionRef;
  /** The id under which this device stores it. */
  readonly localSessionId: string;
  readonly config: InterviewConfig;
  /** Seconds of the answers so far. */
  readonly totalDuration: number;
};

export type AfterAnswer = {
  readonly space: StorageInfo | null;
  readonly reason: BackupReason | null;
};

export type FollowUpInput = SessionInput & {
  readonly questionId: number;
  readonly answerText: string;
};

export type SpeechPortInput = SpeechInput & { readonly mode: AnalysisMode };

export type RescoreInput = AnswerToAnalyse & {
  readonly text: string;
  readonly segments: readonly Segment[];
};

export type AfterAnswerInput = { readonly userId: number; readonly size: number };

const unprovided = (): never => {
  throw new Error('An interview is made by startInterview, which provides its actors');
};

/** Everything outside of the machine. `interview-actors.ts` has the real ones. */
export const interviewPorts = {
  /** Camera and microphone, open across questions. */
  devices: fromCallback<DevicesCommand>(unprovided),
  /** Hidden, frozen, signed out. */
  page: fromCallback<AnswerCommand>(unprovided),
  /** Answers that waited for the network. */
  outbox: fromCallback<AnswerCommand>(unprovided),
  load: fromPromise<LoadedInterview, LoadInput>(unprovided),
  keepRecording: fromPromise<FinishedRecording, UnfinishedRecording>(unprovided),
  discardRecording: fromPromise<void, UnfinishedRecording>(unprovided),
  countdown,
  /** Reads a question aloud. */
  voice: fromCallback<AnswerCommand, Utterance>(unprovided),
  recorder: fromCallback<AnswerCommand, RecorderInput>(unprovided),
  speech: fromCallback<AnswerCommand, SpeechPortInput>(unprovided),
  timer: fromCallback<AnswerCommand, { readonly limit: number }>(unprovided),
  analyse: fromCallback<AnswerCommand, AnswerToAnalyse>(unprovided),
  /** Analyses an answer of real mode while the interview goes on. */
  background: fromCallback<AnswerCommand, AnswerToAnalyse>(unprovided),
  gapFollowUp: fromPromise<Question | null, Gap>(unprovided),
  interviewClock: interviewClock(systemClock),
  rescore: fromPromise<AnalysisResult, RescoreInput>(unprovided),
  followUp: fromPromise<Question | null, FollowUpInput>(unprovided),
  nextQuestion: fromPromise<Question | null, SessionInput>(unprovided),
  comprehensive: fromPromise<void, SessionInput>(unprovided),
  abandon: fromPromise<void, SessionInput>(unprovided),
  afterAnswer: fromPromise<AfterAnswer, AfterAnswerInput>(unprovided),
};
