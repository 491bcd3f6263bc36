import { missingTokenRedirectMs } from '@daedap/contract/constants/interview';
import { assign, fromCallback, setup } from 'xstate';
import { ApiError } from '#/lib/api/api-error.ts';
import { handleUnauthorized } from '#/lib/api/unauthorized.ts';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { rememberBackup } from '#/media/store/backups.ts';
import {
  UploadError,
  serverSessionOf,
  type BackupUpload,
  type StoredBackup,
  uploadBackup,
} from './upload-backup.ts';

type Context = {
  readonly upload: BackupUpload;
  /** 0 to 1. */
  readonly part: number;
  readonly error: unknown;
};

type BackupEvent =
  | { readonly type: 'BACK_UP' | 'CANCEL' | 'RETRY' | 'KEPT' }
  | { readonly type: 'PROGRESS'; readonly part: number }
  | { readonly type: 'FAILED'; readonly error: unknown };

/** The backup is on the server by now. If this fails, only the local count of backups is off by one. */
function remember({ recording }: BackupUpload, { videoId }: StoredBackup): Promise<void> {
  return rememberBackup({
    recordingId: recording.id,
    userId: recording.userId,
    sessionId: serverSessionOf(recording),
    videoId,
    createdAt: Date.now(),
  }).catch(reportAndReturn('storage', 'remembering a backup', undefined));
}

/** The machine cancels the upload by leaving the state that invokes it. */
const upload = fromCallback<BackupEvent, BackupUpload>(({ input, sendBack }) => {
  const cancelling = new AbortController();
  const run = async () => {
    try {
      const backup = await uploadBackup(input, {
        signal: cancelling.signal,
        onProgress: (part) => sendBack({ type: 'PROGRESS', part }),
      });
      await remember(input, backup);
      sendBack({ type: 'KEPT' });
    } catch (error) {
      if (!cancelling.signal.aborted) sendBack({ type: 'FAILED', error });
    }
  };
  void run();
  return () => cancelling.abort();
});

/** One backup, from the offer to the end of the upload. */
export const backupMachine = setup({
  // XState takes the types from a value that it never reads.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-assertion
  types: {} as { context: Context; events: BackupEvent; input: BackupUpload },
  actors: { upload },
  actions: {
    keepError: assign({ error: ({ event }) => (event.type === 'FAILED' ? event.error : null) }),
    toSignIn: () => {
      const error = new ApiError({ code: 'UNAUTHENTICATED', status: 401, message: '' });
      handleUnauthorized(error, null);
    },
  },
  guards: {
    isWithoutToken: ({ event }) =>
      event.type === 'FAILED' &&
      event.error instanceof UploadError &&
      event.error.failure === 'noToken',
  },
  delays: { missingToken: missingTokenRedirectMs },
}).createMachine({
  id: 'backup',
  context: ({ input }) => ({ upload: input, part: 0, error: null }),
  initial: 'offered',
  states: {
    offered: { on: { BACK_UP: 'uploading' } },
    uploading: {
      entry: assign({ part: 0, error: null }),
      invoke: { src: 'upload', input: ({ context }) => context.upload },
      on: {
        PROGRESS: { actions: assign({ part: ({ event }) => event.part }) },
        KEPT: 'done',
        CANCEL: 'cancelled',
        FAILED: [
          { guard: 'isWithoutToken', target: 'signedOut', actions: 'keepError' },
          { target: 'failed', actions: 'keepError' },
        ],
      },
    },
    cancelled: { on: { BACK_UP: 'uploading' } },
    failed: { on: { RETRY: 'uploading' } },
    /** Shows the message for a moment before it leads to sign-in. */
    signedOut: { after: { missingToken: { actions: 'toSignIn' } } },
    done: { type: 'final' },
  },
});
