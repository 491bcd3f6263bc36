import { adScreenRetries } from '@daedap/contract/constants/ads';
import { assign, sendTo, setup, type SnapshotFrom, stateIn } from 'xstate';
import type { AdError } from '#/ads/ad-errors.ts';
import { adMachine, type AdSnapshot, adStateOf } from '#/ads/ad-machine.ts';
import { type AdMetrics, completeAd, exitAd, followAd, noAdMetrics } from '#/ads/ad-metrics.ts';
import type { AdPort } from '#/ads/ad-port.ts';
import type { Clock } from '#/lib/time/clock.ts';
import { machineTypes } from '#/lib/machine-types.ts';
import { countdown, type CountdownEvent } from './countdown.ts';

type Input = {
  /** How long the ring runs. */
  readonly seconds: number;
  readonly enableAds: boolean;
  readonly port: AdPort | null;
  readonly clock: Clock;
};

type Context = Input & {
  readonly metrics: AdMetrics;
  /** Seconds on the ring. */
  readonly left: number;
  /** Why the ad could not be shown. */
  readonly trouble: AdError | null;
};

type Event =
  | CountdownEvent
  | { type: 'START' }
  /** The plan has no ads any more. */
  | { type: 'ADS_OFF' }
  | { type: 'ASK_TO_LEAVE' }
  | { type: 'STAY' }
  | { type: 'LEAVE' };

/** How long the word at the end of the plain countdown is shown: as long as each number. */
const startWordMs = 1_000;

const isOver = (snapshot: AdSnapshot) =>
  ['completed', 'skipped', 'closed'].includes(adStateOf(snapshot).viewState);

/**
 * The preparation before one question. With ads: a ring and an ad beside it; the person starts when either is over.
 * Without, or when the ad fails: a plain countdown that starts by itself.
 */
export const preparationMachine = setup({
  types: machineTypes<{ context: Context; input: Input; events: Event }>(),
  actors: { ad: adMachine, countdown },
  delays: { startWord: startWordMs },
  guards: {
    wantsAds: ({ context }) => context.enableAds,
    adIsPlaying: ({ context }) => context.metrics.status === 'VIEWING',
    nobodyIsLeaving: stateIn({ open: { leaving: 'no' } }),
  },
  actions: {
    fillRing: assign({ left: ({ context }) => context.seconds }),
    showTick: assign({ left: (_, params: { left: number }) => params.left }),
    followAd: assign({
      metrics: ({ context }, params: { ad: AdSnapshot }) =>
        followAd(context.metrics, adStateOf(params.ad), context.clock.now()),
    }),
    keepTrouble: assign({ trouble: (_, params: { ad: AdSnapshot }) => params.ad.context.error }),
    complete: assign({
      metrics: ({ context }) => completeAd(context.metrics, context.clock.now()),
    }),
    exit: assign({ metrics: ({ context }) => exitAd(context.metrics, context.clock.now()) }),
    // The screen provides these.
    reportStart: () => undefined,
    reportLeave: () => undefined,
  },
}).createMachine({
  id: 'preparation',
  initial: 'open',
  context: ({ input }) => ({
    ...input,
    metrics: noAdMetrics,
    left: input.seconds,
    trouble: null,
  }),
  states: {
    open: {
      type: 'parallel',
      states: {
        flow: {
          initial: 'choosing',
          states: {
            choosing: { always: [{ guard: 'wantsAds', target: 'withAd' }, { target: 'plain' }] },
            withAd: {
              initial: 'counting',
              on: { ADS_OFF: 'plain' },
              invoke: {
                id: 'ad',
                src: 'ad',
                input: ({ context }) => ({
                  port: context.port,
                  kind: '10s',
                  now: context.clock.now,
                  maxRetries: adScreenRetries,
                }),
                onSnapshot: [
                  {
                    guard: ({ event }) => adStateOf(event.snapshot).hasGivenUp,
                    target: 'plain',
                    actions: [
                      { type: 'followAd', params: ({ event }) => ({ ad: event.snapshot }) },
                      { type: 'keepTrouble', params: ({ event }) => ({ ad: event.snapshot }) },
                    ],
                  },
                  {
                    guard: ({ event }) => isOver(event.snapshot),
                    target: 'ready',
                    actions: { type: 'followAd', params: ({ event }) => ({ ad: event.snapshot }) },
                  },
                  {
                    guard: ({ event }) => adStateOf(event.snapshot).canShow,
                    actions: sendTo('ad', { type: 'SHOW' }),
                  },
                  {
                    actions: { type: 'followAd', params: ({ event }) => ({ ad: event.snapshot }) },
                  },
                ],
              },
              states: {
                counting: {
                  entry: 'fillRing',
                  invoke: {
                    src: 'countdown',
                    input: ({ context: { seconds, clock } }) => ({ seconds, clock }),
                  },
                  on: {
                    TICK: { actions: { type: 'showTick', params: ({ event }) => event } },
                    TIME_UP: [
                      { guard: 'adIsPlaying', target: 'readyBesideAd' },
                      // An ad that is not loaded by now is not shown.
                      { target: '#preparation.open.flow.ready' },
                    ],
                  },
                },
                readyBesideAd: {
                  on: {
                    START: '#preparation.started',
                    ADS_OFF: '#preparation.open.flow.ready',
                  },
                },
              },
            },
            plain: {
              initial: 'counting',
              states: {
                counting: {
                  entry: 'fillRing',
                  invoke: {
                    src: 'countdown',
                    input: ({ context: { seconds, clock } }) => ({ seconds, clock }),
                  },
                  on: {
                    TICK: { actions: { type: 'showTick', params: ({ event }) => event } },
                    TIME_UP: 'startWord',
                  },
                },
                startWord: { after: { startWord: 'due' } },
                // Does not start while the person is asked whether to leave.
                due: { always: { guard: 'nobodyIsLeaving', target: '#preparation.started' } },
              },
            },
            ready: { on: { START: '#preparation.started' } },
          },
        },
        leaving: {
          initial: 'no',
          states: {
            no: { on: { ASK_TO_LEAVE: 'asking' } },
            asking: { on: { STAY: 'no', LEAVE: '#preparation.left' } },
          },
        },
      },
    },
    started: {
      entry: ['complete', 'reportStart'],
    },
    left: {
      entry: ['exit', 'reportLeave'],
    },
  },
});

export type PreparationSnapshot = SnapshotFrom<typeof preparationMachine>;
