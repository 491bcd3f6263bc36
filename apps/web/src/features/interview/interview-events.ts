import type { DevicesEvent } from '#/media/devices/live-devices.ts';
import type { RecorderEvent, StopResult } from '#/media/recorder/recorder-port.ts';
import type { LiveTranscript, SpeechEvent } from '#/media/speech/speech-port.ts';
import type { VoiceEvent } from '#/media/voice/voice-port.ts';
import type {
  AnalysisMode,
  AnalysisResult,
  AnalysisProgress,
  AnalysisWarning,
} from '#/domain/answer/answer-port.ts';
import type { CountdownEvent } from '#/domain/preparation/countdown.ts';
import type { BackupReason } from '#/domain/recording/backup-rules.ts';
import type { SentAnswer } from './interview-context.ts';

/** What a person does. */
type PersonEvent =
  /** Tries the devices, the questions or the analysis again. */
  | { readonly type: 'RETRY' }
  | { readonly type: 'CONTINUE_WITHOUT_VIDEO' }
  /** Goes on with the question that needs no server. */
  | { readonly type: 'USE_FALLBACK_QUESTION' }
  /** What to do with an interrupted answer. */
  | { readonly type: 'KEEP' | 'DISCARD' }
  | { readonly type: 'START' | 'PAUSE' | 'RESUME' | 'COMPLETE' }
  | { readonly type: 'PREPARED' }
  /** Asks to repeat the question, in real mode. */
  | { readonly type: 'ASK_AGAIN' }
  /** Does not listen to the question until its end. */
  | { readonly type: 'SKIP' }
  | { readonly type: 'SET_MODE'; readonly mode: AnalysisMode }
  | { readonly type: 'SHOW_RESULT' }
  | { readonly type: 'NEXT' | 'RE_RECORD' | 'ASK_FOLLOW_UP' | 'SEND_VIDEO' }
  | { readonly type: 'EDIT' | 'CANCEL_EDIT' }
  | { readonly type: 'RESCORE'; readonly text: string }
  | { readonly type: 'MARK_IMPORTANT' }
  /** `LEAVE` leaves the session as it is, `ABORT` gives it up. */
  | { readonly type: 'LEAVE' | 'ABORT' }
  | { readonly type: 'ASK_TO_END' | 'ASK_TO_LEAVE' | 'STAY' }
  | { readonly type: 'OPEN_UPGRADE' | 'CLOSE_DIALOG' }
  /** A plan has begun, or its longer time is used from the next answer on. */
  | { readonly type: 'UPGRADED'; readonly timeLimit: number };

/** What the actors report, beside the events of the ports. */
type ActorEvent =
  | { readonly type: 'RECORDER.STOPPED'; readonly stopped: StopResult }
  | { readonly type: 'HEARING.DONE'; readonly heard: LiveTranscript | null }
  | { readonly type: 'TIMER.TICK'; readonly elapsed: number }
  | { readonly type: 'TIMER.LIMIT' }
  /** Far more time has passed than between two ticks: the device slept, or the page was frozen. */
  | { readonly type: 'TIMER.SLEPT' }
  /** The browser may end the page at any moment. */
  | { readonly type: 'PAGE.HIDDEN' }
  | { readonly type: 'ANALYSIS.PROGRESS'; readonly progress: AnalysisProgress }
  | { readonly type: 'ANALYSIS.WARNING'; readonly warning: AnalysisWarning }
  | { readonly type: 'ANALYSIS.DONE'; readonly result: AnalysisResult }
  /** An answer of real mode was analysed in the background. */
  | ({ readonly type: 'GIVEN.ANALYSED' } & SentAnswer)
  | { readonly type: 'GIVEN.WARNING'; readonly warning: AnalysisWarning }
  /** The clock of the whole interview. */
  | { readonly type: 'CLOCK.TICK'; readonly elapsed: number }
  | { readonly type: 'CLOCK.UP' }
  /** A waiting answer was sent. */
  | ({ readonly type: 'OUTBOX.SENT' } & SentAnswer)
  | { readonly type: 'SIGNED_OUT' };

/** What the flow tells the dialogs. */
type InnerEvent =
  | { readonly type: 'ANSWER.ENDED' }
  | { readonly type: 'FOLLOW_UP.TAKEN' }
  | { readonly type: 'OFFER_BACKUP'; readonly reason: BackupReason };

export type InterviewEvent =
  | PersonEvent
  | ActorEvent
  | InnerEvent
  | DevicesEvent
  | RecorderEvent
  | SpeechEvent
  | VoiceEvent
  | CountdownEvent;

/** Commands for the devices. */
export type DevicesCommand =
  | { readonly type: 'OPEN'; readonly video: boolean }
  | { readonly type: 'CLOSE' };

/** Commands for recorder, speech and timer. */
export type AnswerCommand = {
  readonly type: 'PAUSE' | 'RESUME' | 'FLUSH' | 'STOP' | 'DISCARD';
};
