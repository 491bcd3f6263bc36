import { adAutoLoadDelayMs, adRetries } from '@daedap/contract/constants/ads';
import { assign, fromCallback, fromPromise, not, setup, type SnapshotFrom, stateIn } from 'xstate';
import { type AdError, adError, thrownAdError } from './ad-errors.ts';
import type { AdEnd, AdKind, AdPort } from './ad-port.ts';
import type { AdState } from './ad-state.ts';
import { machineTypes } from '#/lib/machine-types.ts';

type Input = {
  /** Null when there is no ad service. */
  readonly port: AdPort | null;
  readonly kind: AdKind;
  readonly now: () => number;
  readonly maxRetries?: number;
};

type Context = Required<Input> & AdState['metrics'] & { readonly error: AdError | null };

type Event =
  | { type: 'LOAD' }
  | { type: 'RETRY' }
  | { type: 'SHOW' }
  | { type: 'CLOSE' }
  | { type: 'SHOWN' }
  | { type: 'REFUSED'; error: AdError }
  | { type: 'ENDED'; how: AdEnd };

const mayRetry = ({ error, retryCount, maxRetries }: Context) =>
  error?.retryable === true && retryCount < maxRetries;

/**
 * The life of one ad, from the request to its end. It starts to load by itself and releases everything when it is
 * stopped.
 */
export const adMachine = setup({
  types: machineTypes<{ context: Context; input: Input; events: Event }>(),
  actors: {
    holdPort: fromCallback<Event, { port: AdPort | null }>(
      ({ input }) =>
        () =>
          input.port?.dispose(),
    ),
    load: fromPromise<AdError | null, Pick<Context, 'port' | 'kind'>>(async ({ input }) => {
      if (!input.port) return adError('SERVICE_UNAVAILABLE');
      return (await input.port.initialize()) ?? (await input.port.load(input.kind));
    }),
    show: fromCallback<Event, { port: AdPort | null }>(({ input, sendBack }) => {
      const refuse = (error: AdError) => sendBack({ type: 'REFUSED', error });
      if (!input.port) {
        refuse(adError('SERVICE_UNAVAILABLE'));
        return;
      }
      input.port
        .show((how) => sendBack({ type: 'ENDED', how }))
        .then((error) => (error ? refuse(error) : sendBack({ type: 'SHOWN' })))
        .catch((thrown: unknown) => refuse(thrownAdError('SHOW_ERROR', thrown)));
    }),
  },
  delays: {
    autoLoad: adAutoLoadDelayMs,
    retry: ({ context }) => context.port?.retryDelayMs(context.retryCount + 1) ?? 0,
  },
  guards: {
    canRetry: ({ context }) => mayRetry(context),
    isLoaded: stateIn({ load: 'loaded' }),
  },
  actions: {
    startLoading: assign({ error: null, loadStartTime: ({ context }) => context.now() }),
    endLoading: assign({ loadEndTime: ({ context }) => context.now() }),
    countRetry: assign({ retryCount: ({ context }) => context.retryCount + 1 }),
    forgetRetries: assign({ retryCount: 0 }),
    closePort: ({ context }) => context.port?.close(),
  },
}).createMachine({
  id: 'ad',
  type: 'parallel',
  context: ({ input }) => ({
    maxRetries: adRetries,
    ...input,
    error: null,
    retryCount: 0,
    loadStartTime: null,
    loadEndTime: null,
    showStartTime: null,
  }),
  invoke: { src: 'holdPort', input: ({ context }) => context },
  states: {
    load: {
      initial: 'idle',
      states: {
        idle: { after: { autoLoad: 'loading' }, on: { LOAD: 'loading' } },
        loading: {
          entry: 'startLoading',
          exit: 'endLoading',
          invoke: {
            src: 'load',
            input: ({ context }) => context,
            onDone: [
              { guard: ({ event }) => event.output === null, target: 'loaded' },
              { target: 'failed', actions: assign({ error: ({ event }) => event.output }) },
            ],
            onError: {
              target: 'failed',
              actions: assign({ error: ({ event }) => thrownAdError('LOAD_ERROR', event.error) }),
            },
          },
        },
        loaded: {
          // Each ad is shown only once.
          on: { ENDED: 'spent', REFUSED: 'spent' },
        },
        failed: {
          after: { retry: { guard: 'canRetry', target: 'loading', actions: 'countRetry' } },
          on: {
            RETRY: { guard: 'canRetry', target: 'loading', actions: 'countRetry' },
            LOAD: { target: 'loading', actions: 'forgetRetries' },
          },
        },
        spent: { on: { LOAD: { target: 'loading', actions: 'forgetRetries' } } },
      },
    },
    view: {
      initial: 'idle',
      on: { LOAD: { guard: stateIn({ load: 'spent' }), target: '.idle' } },
      states: {
        idle: {
          on: {
            SHOW: [
              { guard: 'isLoaded', target: 'active' },
              // A failed load keeps its own error, which decides whether it is retried.
              {
                guard: not(stateIn({ load: 'failed' })),
                actions: assign({ error: adError('NOT_READY') }),
              },
            ],
          },
        },
        active: {
          initial: 'starting',
          invoke: { src: 'show', input: ({ context }) => context },
          on: {
            CLOSE: { actions: 'closePort' },
            REFUSED: { target: 'idle', actions: assign({ error: ({ event }) => event.error }) },
            ENDED: [
              { guard: ({ event }) => event.how === 'completed', target: 'completed' },
              { guard: ({ event }) => event.how === 'skipped', target: 'skipped' },
              { target: 'closed' },
            ],
          },
          states: {
            starting: {
              on: {
                SHOWN: {
                  target: 'playing',
                  actions: assign({ showStartTime: ({ context }) => context.now() }),
                },
              },
            },
            playing: {},
          },
        },
        completed: {},
        skipped: {},
        closed: {},
      },
    },
  },
});

export type AdSnapshot = SnapshotFrom<typeof adMachine>;

/** The state of the ad, with the names that the spec uses. */
export function adStateOf(snapshot: AdSnapshot): AdState {
  const { value, context } = snapshot;
  const { load, view } = value;
  const { error, retryCount, loadStartTime, loadEndTime, showStartTime } = context;
  const isReady = load === 'loaded';
  const canRetry = load === 'failed' && mayRetry(context);
  const wasRefused = load === 'spent' && view === 'idle';
  return {
    loadState: load === 'spent' ? 'idle' : load,
    viewState: typeof view === 'object' ? (view.active === 'playing' ? 'playing' : 'idle') : view,
    error,
    metrics: { retryCount, loadStartTime, loadEndTime, showStartTime },
    isReady,
    canShow: isReady && view === 'idle',
    canRetry,
    hasGivenUp: wasRefused || (load === 'failed' && !canRetry),
  };
}
