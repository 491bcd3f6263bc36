import { assign, fromPromise, setup } from 'xstate';
import { findRecording, getRecording } from '#/media/store/recordings.ts';
import type { Recording } from '#/media/store/rows.ts';
import { findBackup } from './api/find-backup.ts';

export type Wanted = {
  readonly userId: number;
  readonly sessionId: string | number;
  readonly questionId: number;
  /** One attempt in particular; without it the newest. */
  readonly recordingId?: string | undefined;
  /**
   * The server's copy of that attempt, as the server named it, or null where it has none. With it nothing is looked
   * for by question: that could be another attempt.
   */
  readonly backupUrl?: string | null | undefined;
};

type Context = {
  readonly wanted: Wanted;
  readonly recording: Recording | null;
  readonly url: string;
  readonly error: unknown;
};

type PlayerEvent =
  | { readonly type: 'PLAY_FAILED' }
  /** With what is wanted by now: a link may have been signed anew. */
  | { readonly type: 'RETRY'; readonly wanted?: Wanted };

async function findLocal(wanted: Wanted): Promise<Recording | null> {
  const { userId, recordingId, backupUrl } = wanted;
  if (recordingId === undefined) return backupUrl === undefined ? findRecording(wanted) : null;
  const found = await getRecording(userId, recordingId);
  return found && found.blob.size > 0 ? found : null;
}

/** Where a video comes from: this device, and where it is gone or cannot be played, the server. */
export const playerMachine = setup({
  // XState reads the types off a value that it never looks at.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-assertion
  types: {} as { context: Context; events: PlayerEvent; input: Wanted },
  actors: {
    findLocal: fromPromise<Recording | null, Wanted>(({ input }) => findLocal(input)),
    findBackup: fromPromise<string | null, Wanted>(({ input, signal }) =>
      findBackup(input, signal),
    ),
  },
  actions: {
    takeWanted: assign({
      wanted: ({ context, event }) => ('wanted' in event && event.wanted) || context.wanted,
    }),
  },
}).createMachine({
  id: 'player',
  context: ({ input }) => ({ wanted: input, recording: null, url: '', error: null }),
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'findLocal',
        input: ({ context }) => context.wanted,
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'local',
            actions: assign({ recording: ({ event }) => event.output }),
          },
          { target: 'asking', actions: assign({ recording: null }) },
        ],
        // Without a database there is still the server.
        onError: { target: 'asking', actions: assign({ recording: null }) },
      },
    },
    local: { on: { PLAY_FAILED: 'asking' } },
    asking: {
      invoke: {
        src: 'findBackup',
        input: ({ context }) => context.wanted,
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'server',
            actions: assign({ url: ({ event }) => event.output ?? '' }),
          },
          // There was a video here, and it could not be played.
          { guard: ({ context }) => context.recording !== null, target: 'broken' },
          // That very recording is not to be found; without one in mind, none was ever saved.
          { guard: ({ context }) => context.wanted.recordingId !== undefined, target: 'gone' },
          { target: 'missing' },
        ],
        onError: [
          { guard: ({ context }) => context.recording !== null, target: 'broken' },
          { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
        ],
      },
    },
    server: { on: { PLAY_FAILED: 'broken' } },
    missing: {},
    gone: {},
    broken: { on: { RETRY: { target: 'looking', actions: 'takeWanted' } } },
    failed: { on: { RETRY: { target: 'looking', actions: 'takeWanted' } } },
  },
});
