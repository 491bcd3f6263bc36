import { getSessionAnswers } from '@daedap/contract/calls/history';
import { assign, fromPromise, setup } from 'xstate';
import { ApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { apiOrigin } from '#/lib/env.ts';
import { reportFailure } from '#/lib/errors/report-failure.ts';
import { findRecording, getRecording } from '#/media/store/recordings.ts';
import type { Recording } from '#/media/store/rows.ts';

/** Which video to play. */
export type VideoRequest = {
  readonly userId: number;
  readonly sessionId: string | number;
  readonly questionId: number;
  /** The recording of one attempt; without it the newest one. */
  readonly recordingId?: string | undefined;
  /**
   * The address of the attempt's backup, or null if it has none. When it is set, the player never searches by
   * question, which could find another attempt.
   */
  readonly backupUrl?: string | null | undefined;
};

type Context = {
  readonly request: VideoRequest;
  readonly recording: Recording | null;
  readonly url: string;
  readonly error: unknown;
};

type PlayerEvent =
  | { readonly type: 'PLAY_FAILED' }
  /** May bring a new request: the link to a backup may have been signed again. */
  | { readonly type: 'RETRY'; readonly request?: VideoRequest };

const reportBackup = reportFailure('calls', 'finding the backup of a recording');

/** Finds a video: on this device, and if it is missing or cannot be played, on the server. */
export const playerMachine = setup({
  // XState reads the types off a value that it never looks at.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-assertion
  types: {} as { context: Context; events: PlayerEvent; input: VideoRequest },
  actors: {
    findLocal: fromPromise<Recording | null, VideoRequest>(({ input }) => findLocal(input)),
    findBackup: fromPromise<string | null, VideoRequest>(({ input, signal }) =>
      findBackup(input, signal),
    ),
  },
  actions: {
    takeRequest: assign({
      request: ({ context, event }) => ('request' in event && event.request) || context.request,
    }),
  },
}).createMachine({
  id: 'player',
  context: ({ input }) => ({ request: input, recording: null, url: '', error: null }),
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'findLocal',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'local',
            actions: assign({ recording: ({ event }) => event.output }),
          },
          { target: 'asking', actions: assign({ recording: null }) },
        ],
        // Without the local database, the server may still have it.
        onError: {
          target: 'asking',
          actions: [reportFailure('storage', 'finding a recording'), assign({ recording: null })],
        },
      },
    },
    local: { on: { PLAY_FAILED: 'asking' } },
    asking: {
      invoke: {
        src: 'findBackup',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'server',
            actions: assign({ url: ({ event }) => event.output ?? '' }),
          },
          // This device has a video, but it could not be played.
          { guard: ({ context }) => context.recording !== null, target: 'broken' },
          // The requested recording is gone; without a requested one, none was ever saved.
          { guard: ({ context }) => context.request.recordingId !== undefined, target: 'gone' },
          { target: 'missing' },
        ],
        onError: [
          {
            guard: ({ context }) => context.recording !== null,
            target: 'broken',
            actions: reportBackup,
          },
          {
            target: 'failed',
            actions: [reportBackup, assign({ error: ({ event }) => event.error })],
          },
        ],
      },
    },
    server: { on: { PLAY_FAILED: 'broken' } },
    missing: {},
    gone: {},
    broken: { on: { RETRY: { target: 'looking', actions: 'takeRequest' } } },
    failed: { on: { RETRY: { target: 'looking', actions: 'takeRequest' } } },
  },
});

async function findLocal(request: VideoRequest): Promise<Recording | null> {
  const { userId, recordingId, backupUrl } = request;
  if (recordingId === undefined) return backupUrl === undefined ? findRecording(request) : null;
  const recording = await getRecording(userId, recordingId);
  return recording && recording.blob.size > 0 ? recording : null;
}

/** A link to the backup, or null without one. Links live for ten minutes, so it asks for a new one unless given. */
async function findBackup(request: VideoRequest, signal: AbortSignal): Promise<string | null> {
  const { sessionId: id, questionId, backupUrl } = request;
  if (backupUrl !== undefined) return backupUrl && `${apiOrigin}${backupUrl}`;
  try {
    const { answers } = await call(getSessionAnswers, { params: { id }, signal });
    const backup = answers.find((answer) => answer.questionId === questionId)?.backup;
    return backup ? `${apiOrigin}${backup.url}` : null;
  } catch (error) {
    // The server does not know practice sessions.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
