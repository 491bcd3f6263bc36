import { audioVoicePeak } from '@daedap/contract/constants/speech';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { reportFailure } from '#/lib/errors/report-failure.ts';
import type { CameraFailure } from '#/media/devices/camera.ts';
import { startDeviceCheck, type OpenDevices } from '#/media/devices/device-check.ts';
import { recordSentence } from '#/media/devices/record-sentence.ts';
import { transcribeSentence, type SentenceResult } from './api.ts';

type Context = {
  readonly devices: OpenDevices | null;
  /** Null when an open device was lost. */
  readonly failure: CameraFailure | null;
  /** 0 to 1. */
  readonly level: number;
  readonly sound: Blob | null;
  readonly text: string;
};

type DeviceEvent =
  | { readonly type: 'OPENED'; readonly devices: OpenDevices }
  | { readonly type: 'OPEN_FAILED'; readonly failure: CameraFailure }
  | { readonly type: 'LOST' }
  | { readonly type: 'LEVEL'; readonly level: number };

type CheckEvent = DeviceEvent | { readonly type: 'RECORD' | 'RETRY' };

const reset = { devices: null, failure: null, level: 0, sound: null, text: '' };

/** Checks camera, microphone and one spoken sentence. The devices are open during the state `open`. */
export const deviceCheckMachine = setup({
  // XState uses only the type of this; the value is never read.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-assertion
  types: {} as { context: Context; events: CheckEvent },
  actors: {
    devices: fromCallback<CheckEvent, undefined, DeviceEvent>(({ sendBack }) => {
      const check = startDeviceCheck({
        onResult: (result) =>
          sendBack(
            result.outcome === 'ready'
              ? { type: 'OPENED', devices: result }
              : { type: 'OPEN_FAILED', failure: result.failure },
          ),
        onLevel: (level) => sendBack({ type: 'LEVEL', level }),
        onLost: () => sendBack({ type: 'LOST' }),
      });
      return check.dispose;
    }),
    record: fromPromise<Blob, MediaStream | null>(({ input, signal }) => {
      if (!input) throw new Error('No microphone is open');
      return recordSentence(input, signal);
    }),
    transcribe: fromPromise<SentenceResult, Blob>(({ input, signal }) =>
      transcribeSentence(input, signal),
    ),
  },
  guards: {
    hasMicrophone: ({ context }) => context.devices?.microphone === null,
    isVoice: (_, { level }: { level: number }) => level > audioVoicePeak,
  },
}).createMachine({
  id: 'deviceCheck',
  initial: 'open',
  context: reset,
  states: {
    open: {
      initial: 'opening',
      invoke: { src: 'devices' },
      on: {
        OPEN_FAILED: {
          target: 'failed',
          actions: assign(({ event }) => ({ failure: event.failure })),
        },
        LOST: { target: 'failed', actions: assign({ failure: null }) },
      },
      states: {
        opening: {
          on: {
            OPENED: {
              target: 'ready',
              actions: assign(({ event }) => ({ devices: event.devices })),
            },
          },
        },
        ready: {
          type: 'parallel',
          on: { LEVEL: { actions: assign(({ event }) => ({ level: event.level })) } },
          states: {
            voice: {
              initial: 'quiet',
              states: {
                quiet: {
                  on: {
                    LEVEL: {
                      guard: { type: 'isVoice', params: ({ event }) => event },
                      target: 'heard',
                      actions: assign(({ event }) => ({ level: event.level })),
                    },
                  },
                },
                heard: {},
              },
            },
            sentence: {
              initial: 'idle',
              states: {
                idle: { on: { RECORD: { guard: 'hasMicrophone', target: 'recording' } } },
                recording: {
                  invoke: {
                    src: 'record',
                    input: ({ context }) => context.devices?.stream ?? null,
                    onDone: {
                      target: 'recognising',
                      actions: assign(({ event }) => ({ sound: event.output })),
                    },
                    onError: {
                      target: 'unavailable',
                      actions: reportFailure('media', 'recording the test sentence'),
                    },
                  },
                },
                recognising: {
                  invoke: {
                    src: 'transcribe',
                    input: ({ context }) => context.sound ?? new Blob(),
                    onDone: [
                      {
                        guard: ({ event }) => event.output.outcome === 'recognised',
                        target: 'recognised',
                        actions: assign(({ event: { output } }) => ({
                          text: output.outcome === 'recognised' ? output.text : '',
                        })),
                      },
                      {
                        guard: ({ event }) => event.output.outcome === 'noVoice',
                        target: 'noVoice',
                      },
                      { target: 'unavailable' },
                    ],
                    onError: {
                      target: 'unavailable',
                      actions: reportFailure('speech', 'recognising the test sentence'),
                    },
                  },
                },
                recognised: { on: { RECORD: 'recording' } },
                noVoice: { on: { RECORD: 'recording' } },
                unavailable: { on: { RECORD: 'recording' } },
              },
            },
          },
        },
      },
    },
    failed: { on: { RETRY: { target: 'open', actions: assign(reset) } } },
  },
});
