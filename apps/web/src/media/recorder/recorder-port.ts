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
  /** With every slice: what there is so far. */
  | { readonly type: 'RECORDER.PROGRESS'; readonly bytes: number; readonly seconds: number }
  /** It goes on in memory; what was stored before stays. */
  | { readonly type: 'RECORDER.STORAGE'; readonly trouble: 'full' | 'failed' }
  | { readonly type: 'RECORDER.FAILED'; readonly at: 'start' | 'recording' | 'pause' }
  /** It ended by itself, since its tracks did; `stop` still gives what was recorded. */
  | { readonly type: 'RECORDER.ENDED' };

/** `timeout`: the data could not be gathered in time; what was stored waits for the next visit. */
export type StopResult = FinishedRecording | { readonly status: 'timeout' };

/** One answer in the making. It is ended by `stop`, `discard` or `dispose`. */
export type AnswerRecorder = {
  readonly pause: () => void;
  readonly resume: () => void;
  /** Stores what there is: the page may go any moment. */
  readonly flush: () => void;
  readonly stop: () => Promise<StopResult>;
  /** Stops and deletes what was stored. */
  readonly discard: () => Promise<void>;
  /** Stops and leaves what was stored for the next visit. */
  readonly dispose: () => void;
};
