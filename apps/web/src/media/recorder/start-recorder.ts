import { recorderTimesliceMs, videoCollectionTimeoutMs } from '@daedap/contract/constants/media';
import { reportAndReturn, reportError } from '#/lib/errors/report-error.ts';
import { type Clock, monotonicClock, within } from '#/lib/time/clock.ts';
import { createStopwatch } from '#/lib/time/stopwatch.ts';
import { openDraft, type RecordingDraft } from '#/media/store/recording-drafts.ts';
import { fitPicture } from './fit-picture.ts';
import { recorderOptions } from './recorder-options.ts';
import type { AnswerRecorder, RecorderEvent, RecorderInput, StopResult } from './recorder-port.ts';

export type RecorderDeps = {
  readonly createRecorder: (stream: MediaStream, options: MediaRecorderOptions) => MediaRecorder;
  readonly isTypeSupported: (type: string) => boolean;
  readonly clock: Clock;
  readonly openDraft: typeof openDraft;
};

const browser: RecorderDeps = {
  createRecorder: (stream, options) => new MediaRecorder(stream, options),
  isTypeSupported: (type) => MediaRecorder.isTypeSupported(type),
  clock: monotonicClock,
  openDraft,
};

/** `ended`: by itself or by an error; what was recorded is still available. The caller chose the last three. */
type Phase = 'starting' | 'running' | 'ended' | 'stopping' | 'disposed' | 'discarded';

type Running = { readonly recorder: MediaRecorder; readonly draft: RecordingDraft };

/** Records a stream in slices and stores each, so that little is lost when the page ends. */
export function startRecorder(
  { stream, draft: info, settings }: RecorderInput,
  onEvent: (event: RecorderEvent) => void,
  { createRecorder, isTypeSupported, clock, openDraft: open }: RecorderDeps = browser,
): AnswerRecorder {
  const watch = createStopwatch(clock.now);
  let phase: Phase = 'starting';
  let running: Running | null = null;
  let stopping: Promise<StopResult> | null = null;
  let sayOver = () => {};
  /** Resolves when the recorder has delivered everything. */
  const over = new Promise<void>((resolve) => {
    sayOver = resolve;
  });

  const emit = (event: RecorderEvent) => {
    if (phase !== 'disposed' && phase !== 'discarded') onEvent(event);
  };

  const endByItself = (event: RecorderEvent) => {
    if (phase !== 'running') return;
    phase = 'ended';
    watch.pause();
    onEvent(event);
  };

  const listen = (recorder: MediaRecorder, draft: RecordingDraft) => {
    const write = createSliceWriter(draft, emit);
    recorder.addEventListener('start', () => emit({ type: 'RECORDER.STARTED' }));
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (phase !== 'discarded') write(data, watch.elapsedMs() / 1_000);
    });
    recorder.addEventListener('error', () => {
      endByItself({ type: 'RECORDER.FAILED', at: 'recording' });
    });
    recorder.addEventListener('stop', () => {
      sayOver();
      endByItself({ type: 'RECORDER.ENDED' });
    });
  };

  const begin = async () => {
    await fitPicture(stream, settings, clock);
    if (phase !== 'starting') return;
    let draft: RecordingDraft | null = null;
    try {
      const options = recorderOptions(stream, settings, isTypeSupported);
      const recorder = createRecorder(stream, options);
      // Some browsers set the type only with the first slice.
      draft = open({ ...info, mimeType: recorder.mimeType || (options.mimeType ?? '') });
      listen(recorder, draft);
      recorder.start(recorderTimesliceMs);
      watch.start();
      running = { recorder, draft };
      phase = 'running';
    } catch (error) {
      reportError(error, 'media', 'starting the recorder');
      draft?.dispose();
      phase = 'ended';
      onEvent({ type: 'RECORDER.FAILED', at: 'start' });
    }
  };
  void begin();

  const endRecorder = ({ recorder }: Running) => {
    watch.pause();
    try {
      if (recorder.state !== 'inactive') recorder.stop();
    } catch (error) {
      reportError(error, 'media', 'stopping the recorder');
      sayOver();
    }
  };

  const gather = async (): Promise<StopResult> => {
    const ending = running;
    if (!ending) return { status: 'empty' };
    let late = false;
    const collect = async (): Promise<StopResult> => {
      endRecorder(ending);
      await over;
      // What cannot be read back now waits for the next visit, like what comes too late.
      const timeout: StopResult = { status: 'timeout' };
      if (!late) {
        return ending.draft
          .finish()
          .catch(reportAndReturn('media', 'reading a recording back', timeout));
      }
      ending.draft.dispose();
      return timeout;
    };
    const stopped = await within(clock, videoCollectionTimeoutMs, collect());
    if (stopped !== 'late') return stopped;
    late = true;
    // Releases the draft. If it is being joined right now, that continues in the background.
    sayOver();
    return { status: 'timeout' };
  };

  const stop = (): Promise<StopResult> => {
    if (phase === 'disposed' || phase === 'discarded') return Promise.resolve({ status: 'empty' });
    phase = 'stopping';
    stopping ??= gather();
    return stopping;
  };

  /** Pauses or resumes the recorder. A failure is reported as an event, not thrown. */
  const change = (work: (recorder: MediaRecorder) => void) => {
    if (phase === 'stopping') return;
    try {
      if (running) return work(running.recorder);
    } catch (error) {
      reportError(error, 'media', 'pausing the recorder');
    }
    emit({ type: 'RECORDER.FAILED', at: 'pause' });
  };

  /** Ends the recorder. Returns null when it is ended already. */
  const leave = (to: 'disposed' | 'discarded'): Running | null => {
    if (phase === 'stopping' || phase === 'disposed' || phase === 'discarded') return null;
    phase = to;
    if (running) endRecorder(running);
    return running;
  };

  return {
    pause: () =>
      change((recorder) => {
        recorder.pause();
        watch.pause();
      }),
    resume: () =>
      change((recorder) => {
        recorder.resume();
        watch.start();
      }),
    flush: () => {
      if (running && running.recorder.state !== 'inactive') running.recorder.requestData();
    },
    stop,
    discard: async () => {
      // A draft that cannot be deleted is offered again on the next visit.
      await leave('discarded')
        ?.draft.discard()
        .catch(() => undefined);
    },
    // The last slice is still being stored.
    dispose: () => leave('disposed')?.draft.dispose(),
  };
}

/** Stores slices and reports changes of the result. */
function createSliceWriter(
  draft: RecordingDraft,
  emit: (event: RecorderEvent) => void,
): (slice: Blob, seconds: number) => void {
  let bytes = 0;
  let last: Awaited<ReturnType<RecordingDraft['append']>> = 'stored';

  const store = async (slice: Blob, seconds: number) => {
    const result = await draft.append(slice, seconds);
    const isNews = result !== last;
    last = result;
    if (isNews && result !== 'stored') emit({ type: 'RECORDER.STORAGE', trouble: result });
  };

  return (slice, seconds) => {
    // Recorders that write MP4 end with an empty slice.
    if (slice.size === 0) return;
    bytes += slice.size;
    void store(slice, seconds);
    emit({ type: 'RECORDER.PROGRESS', bytes, seconds });
  };
}
