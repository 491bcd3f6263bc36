import type { RecorderSettings } from './compression.ts';
import type { DraftInfo } from '../store/chunk-rows.ts';
import type { FinishedRecording } from '#/media/store/recording-drafts.ts';

export type RecorderInput = {
  readonly stream: MediaStream;
  /** Everything about the recording but its format, which the recorder chooses. */
  readonly draft: Omit<DraftInfo, 'mimeType'>;
  readonly settings: RecorderSettings;
};

export type RecorderEvent =
  | { readonly type: 'RECORDER.STARTED' }
  /** Sent with every slice: the totals so far. */
  | { readonly type: 'RECORDER.PROGRESS'; readonly bytes: number; readonly seconds: number }
  /** Recording continues in memory; what was stored before stays. */
  | { readonly type: 'RECORDER.STORAGE'; readonly trouble: 'full' | 'failed' }
  | { readonly type: 'RECORDER.FAILED'; readonly at: 'start' | 'recording' | 'pause' }
  /** It ended by itself, because its tracks ended. `stop` still returns the recording. */
  | { readonly type: 'RECORDER.ENDED' };

/** `timeout`: the data could not be collected in time. What was stored waits for the next visit. */
export type StopResult = FinishedRecording | { readonly status: 'timeout' };

/** The recorder of one answer. `stop`, `discard` or `dispose` ends it. */
export type AnswerRecorder = {
  readonly pause: () => void;
  readonly resume: () => void;
  /** Stores what was recorded so far, because the page may end at any moment. */
  readonly flush: () => void;
  readonly stop: () => Promise<StopResult>;
  /** Stops and deletes what was stored. */
  readonly discard: () => Promise<void>;
  /** Stops and leaves what was stored for the next visit. */
  readonly dispose: () => void;
};
