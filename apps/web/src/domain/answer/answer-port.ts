import type { SessionRef } from '@daedap/contract/ids';
import type { AnswerAnalysis, FailureReason, Question } from '@daedap/contract/interviews';
import type { InterviewState } from '#/domain/session/interview-state.ts';
import type { LiveTranscript } from '#/media/speech/speech-port.ts';

/** How an answer is judged: by the text that was heard while speaking, by its recorded sound, or by its video. */
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
  /** The user agreed to send the video itself, since its sound could not be taken out. */
  readonly sendVideo?: boolean;
  /** A question of a past session is answered again. */
  readonly retake?: boolean;
};

export type AnalysisProgress = {
  readonly phase: 'extracting' | 'uploading' | 'analysing';
  /** Percent of the whole way. */
  readonly percent: number;
  /** The server's own words, when it has said any. */
  readonly message: string | null;
};

type Stored = {
  readonly sessionId: number;
  readonly questionId: number;
  readonly answerId: number;
};

export type AnalysisOutcome =
  | (Stored & { readonly kind: 'scored'; readonly analysis: AnswerAnalysis })
  /** Nothing was said: counts as zero. */
  | (Stored & { readonly kind: 'silent'; readonly analysis: AnswerAnalysis })
  /** Nobody could hear or judge it: it has no score. */
  | (Stored & { readonly kind: 'unheard'; readonly reason: FailureReason | null })
  /** No network: it waits on this device and is sent when there is one. Until then the coach here may have judged it. */
  | { readonly kind: 'queued'; readonly provisional: AnswerAnalysis | null }
  /** The recording has no sound that could be taken out; the video itself could be sent. */
  | { readonly kind: 'noSound' }
  /** It did not get through; the recording is still there. */
  | { readonly kind: 'failed'; readonly message: string };

export type AnalyseAnswer = (
  answer: AnswerToAnalyse,
  watch: {
    readonly onProgress: (progress: AnalysisProgress) => void;
    /** A weak spot of the sound, or a switch to the upload: it only warns. */
    readonly onWarning: (warning: AnalysisWarning) => void;
    readonly signal: AbortSignal;
  },
) => Promise<AnalysisOutcome>;

export type AnalysisWarning =
  | 'tooShort'
  | 'noVoice'
  | 'tooQuiet'
  | 'textFailed'
  | 'emptyTranscript';
