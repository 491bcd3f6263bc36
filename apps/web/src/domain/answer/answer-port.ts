import type { SessionRef } from '@daedap/contract/ids';
import type { AnswerAnalysis, FailureReason, Question } from '@daedap/contract/interviews';
import type { InterviewState } from '#/domain/session/interview-state.ts';
import type { LiveTranscript } from '#/media/speech/speech-port.ts';

/** How an answer is analysed: by the text that was heard while speaking, or by its recorded sound. */
export type AnalysisMode = 'realtime' | 'upload';

export type AnswerToAnalyse = {
  readonly userId: number;
  /** The idempotency key: the same answer sent twice is scored once. */
  readonly key: string;
  readonly sessionId: SessionRef;
  readonly question: Question;
  readonly config: InterviewState['interviewConfig'];
  readonly mode: AnalysisMode;
  /** What was recorded; null when there is only a text. */
  readonly recording: { readonly id: string; readonly blob: Blob } | null;
  /** Seconds. */
  readonly duration: number;
  readonly heard: LiveTranscript | null;
  /** The user agreed to send the video itself, since its sound could not be extracted. */
  readonly sendVideo?: boolean;
  /** A question of a past session is answered again. */
  readonly retake?: boolean;
};

export type AnalysisProgress = {
  readonly phase: 'extracting' | 'uploading' | 'analysing';
  /** Percent of the whole analysis, from 0 to 100. */
  readonly percent: number;
  /** The last message of the server, if any. */
  readonly message: string | null;
};

type StoredIds = {
  readonly sessionId: number;
  readonly questionId: number;
  readonly answerId: number;
};

export type AnalysisResult =
  | (StoredIds & { readonly kind: 'scored'; readonly analysis: AnswerAnalysis })
  /** Nobody said anything: it counts as zero. */
  | (StoredIds & { readonly kind: 'silent'; readonly analysis: AnswerAnalysis })
  /** The server could not hear or score it. */
  | (StoredIds & { readonly kind: 'unscored'; readonly reason: FailureReason | null })
  /**
   * It waits on this device, without a network or behind an earlier text of it. Until it is sent, the coach of this
   * device may have scored it.
   */
  | {
      readonly kind: 'queued';
      /** Its id in the outbox: that of the answer, or of its newest correction. */
      readonly key: string;
      readonly provisional: AnswerAnalysis | null;
    }
  /** No sound could be extracted from the recording; the video itself could be sent. */
  | { readonly kind: 'noSound' }
  /** It did not reach the server; the recording is still there. */
  | { readonly kind: 'failed'; readonly message: string };

export type AnalyseAnswer = (
  answer: AnswerToAnalyse,
  watch: {
    readonly onProgress: (progress: AnalysisProgress) => void;
    /** A weak spot of the sound, or a switch to the upload: it only warns. */
    readonly onWarning: (warning: AnalysisWarning) => void;
    readonly signal: AbortSignal;
  },
) => Promise<AnalysisResult>;

export type AnalysisWarning =
  | 'tooShort'
  | 'noVoice'
  | 'tooQuiet'
  | 'textFailed'
  | 'emptyTranscript';
