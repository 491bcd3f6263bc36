import { assign, fromCallback, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { reportFailure } from '#/lib/errors/report-failure.ts';
import { machineTypes } from '#/lib/machine-types.ts';
import {
  canKeepModel,
  deleteModel,
  type DownloadFailure,
  downloadModel,
  type DownloadOutcome,
  isModelCached,
} from '#/media/whisper/model-cache.ts';

type Context = {
  /** 0 to 1. */
  readonly part: number;
  readonly failure: DownloadFailure | null;
};

type Event =
  | { readonly type: 'ASK' | 'AGREE' | 'DECLINE' | 'CANCEL' | 'RESUME' | 'REMOVE' }
  | { readonly type: 'PROGRESS'; readonly part: number }
  | { readonly type: 'ENDED'; readonly outcome: DownloadOutcome };

export type ModelPresence = 'unavailable' | 'kept' | 'none';

const find = fromPromise<ModelPresence>(async () => {
  if (!canKeepModel()) return 'unavailable';
  return (await isModelCached()) ? 'kept' : 'none';
});

/** Leaving the state it runs in cancels the download. */
const download = fromCallback<Event>(({ sendBack }) => {
  const cancelling = new AbortController();
  const { signal } = cancelling;
  const run = async () => {
    const onProgress = (part: number) => sendBack({ type: 'PROGRESS', part });
    const outcome = await downloadModel({ signal, onProgress });
    if (!signal.aborted) sendBack({ type: 'ENDED', outcome });
  };
  void run();
  return () => cancelling.abort();
});

/** The speech model of this browser: nothing is loaded before someone agreed to it. */
export const speechModelMachine = setup({
  types: machineTypes<{ context: Context; events: Event }>(),
  actors: { find, download, remove: fromPromise<void>(deleteModel) },
  actions: {
    // The screen says so.
    reportRemoved: () => undefined,
    reportNotRemoved: () => undefined,
  },
}).createMachine({
  id: 'speechModel',
  context: { part: 0, failure: null },
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'find',
        onDone: [
          { guard: ({ event }) => event.output === 'kept', target: 'ready' },
          { guard: ({ event }) => event.output === 'none', target: 'offered' },
          { target: 'unavailable' },
        ],
      },
    },
    /** The browser cannot keep it, or run it. */
    unavailable: { type: 'final' },
    offered: { on: { ASK: 'asking' } },
    asking: { on: { AGREE: 'downloading', DECLINE: 'offered' } },
    downloading: {
      entry: assign({ part: 0, failure: null }),
      invoke: { src: 'download' },
      on: {
        PROGRESS: { actions: assign({ part: ({ event }) => event.part }) },
        CANCEL: 'cancelled',
        ENDED: [
          { guard: ({ event }) => event.outcome === 'ready', target: 'ready' },
          { guard: ({ event }) => event.outcome === 'cancelled', target: 'cancelled' },
          {
            target: 'failed',
            actions: assign({ failure: ({ event }) => failureOf(event.outcome) }),
          },
        ],
      },
    },
    // Agreed to before: going on needs no second word.
    cancelled: { on: { RESUME: 'downloading' } },
    failed: { on: { RESUME: 'downloading' } },
    ready: { on: { ASK: 'askingToRemove' } },
    askingToRemove: { on: { REMOVE: 'removing', DECLINE: 'ready' } },
    removing: {
      invoke: {
        src: 'remove',
        onDone: { target: 'offered', actions: 'reportRemoved' },
        onError: {
          target: 'ready',
          actions: [reportFailure('storage', 'deleting the speech model'), 'reportNotRemoved'],
        },
      },
    },
  },
});

const failureOf = (outcome: DownloadOutcome): DownloadFailure =>
  outcome === 'network' || outcome === 'space' ? outcome : 'other';

export type SpeechModelSnapshot = SnapshotFrom<typeof speechModelMachine>;
export type ModelState = SpeechModelSnapshot['value'];
