import type { ResponseOf } from '@daedap/contract/call';
import { submitBackup } from '@daedap/contract/calls/backups';
import { ApiError, NetworkError, UploadTimeoutError } from '#/lib/api/api-error.ts';
import type { NamedFile } from '#/lib/api/call-options.ts';
import { upload as send, type UploadWatch } from '#/lib/api/upload.ts';
import { readToken } from '#/lib/session/stored-session.ts';
import type { Recording } from '#/media/store/rows.ts';
import { refused, UploadError } from './upload-error.ts';

export type BackupUpload = {
  readonly recording: Recording;
  /** The attempt that was recorded; without it the newest one of the question. */
  readonly answerId?: number | undefined;
};

export type KeptBackup = ResponseOf<typeof submitBackup>;

/** Under which id the server knows the session. */
export function serverSessionOf({ sessionId, interviewConfig }: Recording): string {
  return String(interviewConfig.serverSessionId ?? sessionId);
}

/** Sends a recording to the server. */
export async function uploadBackup(upload: BackupUpload, watch: UploadWatch): Promise<KeptBackup> {
  if (readToken() === null) throw new UploadError('noToken');
  const { recording, answerId } = upload;
  const { questionId, duration } = recording;
  const body = { sessionId: serverSessionOf(recording), questionId, answerId, duration };
  try {
    return await send(submitBackup, { body, file: fileOf(recording) }, watch);
  } catch (error) {
    throw reasonOf(error);
  }
}

function fileOf(recording: Recording): NamedFile {
  const { blob, questionId } = recording;
  if (!(blob instanceof Blob)) throw new UploadError('invalid');
  if (blob.size === 0) throw new UploadError('empty');
  const type = blob.type.includes('mp4') ? 'mp4' : 'webm';
  return { blob, name: `session-${serverSessionOf(recording)}-question-${questionId}.${type}` };
}

function reasonOf(error: unknown): unknown {
  if (error instanceof UploadTimeoutError) return new UploadError('timeout');
  if (error instanceof NetworkError) return new UploadError('network');
  if (!(error instanceof ApiError)) return error;
  // A success that could not be read.
  if (error.status < 400) return new UploadError('badAnswer');
  return refused(error, error.statusText);
}
