import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { reportFailure } from '#/lib/errors/report-failure.ts';
import {
  createFaceReader,
  type FaceReader,
  type ReadFailure,
  type ReadStep,
} from '#/media/looking/face-reader.ts';
import { giveConsent, hasConsent } from '#/media/looking/looking-consent.ts';
import {
  type LookingSample,
  type LookingSummary,
  summariseLooking,
} from '#/media/looking/summarise-looking.ts';
import { getLooking, keepLooking } from '#/media/store/looking.ts';
import type { Recording } from '#/media/store/rows.ts';

export type LookingInput = {
  readonly recording: Recording;
  readonly read?: FaceReader;
};

type Context = Required<LookingInput> & {
  readonly step: ReadStep;
  /** Of the step, 0 to 1. */
  readonly part: number;
  readonly failure: ReadFailure | null;
  readonly summary: LookingSummary | null;
  /** The user has waited for it just now, so it may take the focus. */
  readonly isFresh: boolean;
};

export type LookingEvent =
  | { readonly type: 'START' | 'AGREE' | 'DECLINE' | 'CANCEL' }
  | { readonly type: 'PROGRESS'; readonly step: ReadStep; readonly part: number }
  | { readonly type: 'READ'; readonly samples: readonly LookingSample[] }
  | { readonly type: 'FAILED'; readonly failure: ReadFailure };

const findKept = fromPromise<LookingSummary | null, Recording>(async ({ input }) => {
  const kept = await getLooking(input.userId, input.id);
  return kept && summariseLooking(kept.samples);
});

/** The machine cancels the reading by leaving the state that invokes it. */
const readFaces = fromCallback<LookingEvent, Required<LookingInput>>(({ input, sendBack }) => {
  const cancelling = new AbortController();
  const { recording, read } = input;
  const run = async () => {
    const outcome = await read(recording.blob, {
      signal: cancelling.signal,
      onProgress: (step, part) => sendBack({ type: 'PROGRESS', step, part }),
    });
    if (outcome.kind === 'failed') sendBack({ type: 'FAILED', failure: outcome.failure });
    if (outcome.kind !== 'read') return;
    const { id: recordingId, userId } = recording;
    // Without space for it, it is worked out again the next time.
    await keepLooking({ recordingId, userId, samples: [...outcome.samples] }).catch(
      reportAndReturn('storage', 'keeping where a face was turned', undefined),
    );
    sendBack({ type: 'READ', samples: outcome.samples });
  };
  void run();
  return () => cancelling.abort();
});

/** Looks at one recording for a face, after the user has asked for it and agreed to it once. */
export const lookingMachine = setup({
  // XState takes the types from a value that it never reads.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-assertion
  types: {} as { context: Context; events: LookingEvent; input: LookingInput },
  actors: { findKept, readFaces },
  guards: { hasConsent: ({ context }) => hasConsent(context.recording.userId) },
}).createMachine({
  id: 'looking',
  context: ({ input: { recording, read = createFaceReader() } }) => ({
    recording,
    read,
    step: 'loading',
    part: 0,
    failure: null,
    summary: null,
    isFresh: false,
  }),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        src: 'findKept',
        input: ({ context }) => context.recording,
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'done',
            actions: assign({ summary: ({ event }) => event.output }),
          },
          { target: 'offered' },
        ],
        // The database does not open: it can still be worked out.
        onError: {
          target: 'offered',
          actions: reportFailure('storage', 'reading where a face was turned'),
        },
      },
    },
    offered: {
      on: { START: [{ guard: 'hasConsent', target: 'reading' }, { target: 'asking' }] },
    },
    declined: { on: { START: 'asking' } },
    asking: {
      on: {
        AGREE: {
          target: 'reading',
          actions: ({ context }) => giveConsent(context.recording.userId),
        },
        DECLINE: 'declined',
      },
    },
    reading: {
      entry: assign({ step: 'loading', part: 0, failure: null }),
      invoke: { src: 'readFaces', input: ({ context }) => context },
      on: {
        PROGRESS: { actions: assign(({ event: { step, part } }) => ({ step, part })) },
        READ: {
          target: 'done',
          actions: assign({
            summary: ({ event }) => summariseLooking(event.samples),
            isFresh: true,
          }),
        },
        FAILED: { target: 'failed', actions: assign({ failure: ({ event }) => event.failure }) },
        CANCEL: 'cancelled',
      },
    },
    cancelled: { on: { START: 'reading' } },
    failed: { on: { START: 'reading' } },
    done: { type: 'final' },
  },
});
