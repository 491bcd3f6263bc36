import type { ResponseOf } from '@daedap/contract/call';
import { submitBackup } from '@daedap/contract/calls/backups';
import { uploadTimeoutMs } from '@daedap/contract/constants/media';
import { ApiError, NetworkError, UploadTimeoutError } from '#/lib/api/api-error.ts';
import type { NamedFile } from '#/lib/api/send.ts';
import { upload as send, type UploadWatch } from '#/lib/api/upload.ts';
import { readToken } from '#/lib/session/stored-session.ts';
import type { Recording } from '#/media/store/rows.ts';
import { translate } from './texts.ts';

const messages = {
  noToken: 'No token',
  invalid: 'Invalid video data',
  empty: 'Empty video file',
  network: 'Network error',
  timeout: `Timeout (${uploadTimeoutMs / 1000}s)`,
  badAnswer: 'Invalid server response format',
} as const;

type UploadFailure = keyof typeof messages | 'refused';

export type BackupUpload = {
  readonly recording: Recording;
  /** The attempt that was recorded; without it the newest one of the question. */
  readonly answerId?: number | undefined;
};

export type StoredBackup = ResponseOf<typeof submitBackup>;

/** Sends a recording to the server. */
export async function uploadBackup(
  upload: BackupUpload,
  watch: UploadWatch,
): Promise<StoredBackup> {
  if (readToken() === null) throw new UploadError('noToken');
  const { recording, answerId } = upload;
  const { questionId, duration } = recording;
  const body = { sessionId: serverSessionOf(recording), questionId, answerId, duration };
  try {
    return await send(submitBackup, { body, file: fileOf(recording) }, watch);
  } catch (error) {
    throw toUploadError(error);
  }
}

/** The session's id on the server. */
export function serverSessionOf({ sessionId, interviewConfig }: Recording): string {
  return String(interviewConfig.serverSessionId ?? sessionId);
}

function fileOf(recording: Recording): NamedFile {
  const { blob, questionId } = recording;
  if (!(blob instanceof Blob)) throw new UploadError('invalid');
  if (blob.size === 0) throw new UploadError('empty');
  const type = blob.type.includes('mp4') ? 'mp4' : 'webm';
  return { blob, name: `session-${serverSessionOf(recording)}-question-${questionId}.${type}` };
}

function toUploadError(error: unknown): unknown {
  if (error instanceof UploadTimeoutError) return new UploadError('timeout');
  if (error instanceof NetworkError) return new UploadError('network');
  if (!(error instanceof ApiError)) return error;
  // A successful response with an invalid body.
  if (error.status < 400) return new UploadError('badAnswer');
  return new UploadError({ error, statusText: error.statusText });
}

/** Why a backup did not reach the server. */
export class UploadError extends Error {
  readonly failure: UploadFailure;
  /** The server's response, if there was one. */
  readonly response: { readonly error: ApiError; readonly statusText: string } | null;

  constructor(failure: keyof typeof messages | { error: ApiError; statusText: string }) {
    super(
      typeof failure === 'string' ? messages[failure] : `Upload failed: ${failure.error.status}`,
    );
    this.name = 'UploadError';
    this.failure = typeof failure === 'string' ? failure : 'refused';
    this.response = typeof failure === 'string' ? null : failure;
  }
}

/** Whether the same upload may succeed another time. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof UploadError)) return true;
  if (error.response) {
    const { status } = error.response.error;
    return status !== 400 && status !== 404;
  }
  return error.failure !== 'invalid' && error.failure !== 'empty';
}

/** The message for the user when a backup did not reach the server. */
export function uploadErrorText(error: unknown): string {
  if (!(error instanceof UploadError)) return translate('common.errors.unknown');
  switch (error.failure) {
    case 'network':
      return translate('common.errors.network');
    case 'timeout':
      return translate('storage.backup.errors.timeout', { seconds: uploadTimeoutMs / 1000 });
    case 'refused':
      return refusalText(error);
    case 'noToken':
    case 'invalid':
    case 'empty':
    case 'badAnswer':
      return translate(`storage.backup.errors.${error.failure}`);
  }
}

function refusalText({ response }: UploadError): string {
  if (!response) return translate('common.errors.unknown');
  const { error, statusText } = response;
  switch (error.status) {
    case 401:
    case 403:
      return translate('storage.backup.errors.notSignedIn');
    // The ids exist only in this browser: the server rejects their form or does not find them.
    case 400:
    case 404:
      return translate('storage.backup.errors.notOnServer');
    case 413: {
      const { details } = error;
      const isText = typeof details === 'string' && details !== '';
      return isText ? details : translate('storage.backup.errors.tooLarge');
    }
    default: {
      const text = error.message || statusText;
      return translate('storage.backup.errors.refused', { status: error.status, text }).trim();
    }
  }
}
