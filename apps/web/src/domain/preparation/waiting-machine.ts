import { adScreenRetries } from '@daedap/contract/constants/ads';
import { preparationSeconds } from '@daedap/contract/constants/interview';
import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { AdError } from '#/ads/ad-errors.ts';
import { adMachine, type AdSnapshot, adStateOf } from '#/ads/ad-machine.ts';
import { type AdMetrics, completeAd, followAd, noAdMetrics } from '#/ads/ad-metrics.ts';
import type { AdKind, AdPort } from '#/ads/ad-port.ts';
import type { Clock } from '#/lib/time/clock.ts';
import { machineTypes } from '#/lib/machine-types.ts';
import { countdown, type CountdownEvent } from './countdown.ts';

type Input = {
  readonly enableAds: boolean;
  readonly kind: AdKind;
  /** The timer starts after this even without an event of the ad; null: it waits for the ad. */
  readonly forceStartMs: number | null;
  readonly port: AdPort | null;
  readonly clock: Clock;
};

type Context = Input & {
  readonly metrics: AdMetrics;
  readonly left: number;
  readonly trouble: AdError | null;
};

type Event =
  | CountdownEvent
  | { type: 'RESULT' }
  /** The plan has no ads any more. */
  | { type: 'ADS_OFF' };

/** The wait for an analysis: an ad and a timer, independent of each other. The screen decides what they open. */
export const waitingMachine = setup({
  types: machineTypes<{ context: Context; input: Input; events: Event }>(),
  actors: { ad: adMachine, countdown },
  delays: { forceStart: ({ context }) => context.forceStartMs ?? 0 },
  guards: {
    wantsAds: ({ context }) => context.enableAds,
    forces: ({ context }) => context.forceStartMs !== null,
    adHasSpoken: ({ context: { metrics } }) =>
      metrics.status === 'VIEWING' || metrics.status === 'FAILED',
  },
  actions: {
    showTick: assign({ left: (_, params: { left: number }) => params.left }),
    followAd: assign(({ context }, params: { ad: AdSnapshot }) => {
      const ad = adStateOf(params.ad);
      const metrics = followAd(context.metrics, ad, context.clock.now());
      return { metrics, trouble: ad.hasGivenUp ? ad.error : null };
    }),
    complete: assign({
      metrics: ({ context }) => completeAd(context.metrics, context.clock.now()),
    }),
    // The screen provides these.
    reportResult: () => undefined,
  },
}).createMachine({
  id: 'waiting',
  initial: 'choosing',
  context: ({ input }) => ({
    ...input,
    metrics: noAdMetrics,
    left: preparationSeconds,
    trouble: null,
  }),
  on: { RESULT: '.over' },
  states: {
    choosing: { always: [{ guard: 'wantsAds', target: 'withAd' }, { target: 'plain' }] },
    plain: {},
    withAd: {
      type: 'parallel',
      on: { ADS_OFF: 'plain' },
      states: {
        ad: {
          initial: 'on',
          states: {
            on: {
              invoke: {
                id: 'ad',
                src: 'ad',
                input: ({ context }) => ({
                  port: context.port,
                  kind: context.kind,
                  now: context.clock.now,
                  maxRetries: adScreenRetries,
                }),
                onSnapshot: [
                  {
                    guard: ({ event }) => adStateOf(event.snapshot).hasGivenUp,
                    target: 'failed',
                    actions: { type: 'followAd', params: ({ event }) => ({ ad: event.snapshot }) },
                  },
                  {
                    guard: ({ event }) => adStateOf(event.snapshot).canShow,
                    actions: sendTo('ad', { type: 'SHOW' }),
                  },
                  {
                    guard: ({ event }) =>
                      !['idle', 'playing'].includes(adStateOf(event.snapshot).viewState),
                    target: 'over',
                    actions: { type: 'followAd', params: ({ event }) => ({ ad: event.snapshot }) },
                  },
                  {
                    actions: { type: 'followAd', params: ({ event }) => ({ ad: event.snapshot }) },
                  },
                ],
              },
            },
            failed: {},
            over: {},
          },
        },
        timer: {
          initial: 'waiting',
          states: {
            waiting: {
              always: { guard: 'adHasSpoken', target: 'counting' },
              after: { forceStart: { guard: 'forces', target: 'counting' } },
            },
            counting: {
              invoke: {
                src: 'countdown',
                input: ({ context }) => ({ seconds: preparationSeconds, clock: context.clock }),
              },
              on: {
                TICK: { actions: { type: 'showTick', params: ({ event }) => event } },
                TIME_UP: 'over',
              },
            },
            over: {},
          },
        },
      },
    },
    over: {
      entry: ['complete', 'reportResult'],
      on: { RESULT: undefined },
    },
  },
});

export type WaitingSnapshot = SnapshotFrom<typeof waitingMachine>;
