import type { ResponseOf } from '@daedap/contract/call';
import { submitBackup } from '@daedap/contract/calls/backups';
import { uploadTimeoutMs } from '@daedap/contract/constants/media';
import { apiOrigin } from '#/lib/env.ts';
import { currentLanguage } from '#/lib/i18n/language.ts';
import { readError } from '#/lib/api/read-error.ts';
import { handleUnauthorized } from '#/lib/api/unauthorized.ts';
import { readToken } from '#/lib/session/stored-session.ts';
import type { Recording } from '#/media/store/rows.ts';
import { refused, UploadError } from './upload-error.ts';

export type BackupUpload = {
  readonly recording: Recording;
  /** The attempt that was recorded; without it the newest one of the question. */
  readonly answerId?: number | undefined;
};

type Watch = {
  /** 0 to 1; 1 while the server is saving. */
  readonly onProgress: (part: number) => void;
  /** Cancels: the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
};

export type KeptBackup = ResponseOf<typeof submitBackup>;

/** Under which id the server knows the session. */
export function serverSessionOf({ sessionId, interviewConfig }: Recording): string {
  return String(interviewConfig.serverSessionId ?? sessionId);
}

/** Sends a recording to the server. fetch does not say how far an upload has come, so it is an XMLHttpRequest. */
export async function uploadBackup(upload: BackupUpload, watch: Watch): Promise<KeptBackup> {
  const token = readToken();
  if (token === null) throw new UploadError('noToken');
  const request = await transfer(formOf(upload), token, watch);
  if (request.status < 200 || request.status >= 300) {
    const error = await readError(responseOf(request));
    if (error.status === 401) handleUnauthorized(error, token);
    throw refused(error, request.statusText);
  }
  const answer: unknown = await responseOf(request)
    .json()
    .catch(() => null);
  const kept = submitBackup.response.safeParse(answer);
  if (!kept.success) throw new UploadError('badAnswer');
  return kept.data;
}

function formOf({ recording, answerId }: BackupUpload): FormData {
  const { blob, questionId, duration } = recording;
  if (!(blob instanceof Blob)) throw new UploadError('invalid');
  if (blob.size === 0) throw new UploadError('empty');
  const sessionId = serverSessionOf(recording);
  const form = new FormData();
  form.set('sessionId', sessionId);
  form.set('questionId', String(questionId));
  if (answerId !== undefined) form.set('answerId', String(answerId));
  form.set('duration', String(duration));
  const type = blob.type.includes('mp4') ? 'mp4' : 'webm';
  form.set(submitBackup.upload.field, blob, `session-${sessionId}-question-${questionId}.${type}`);
  return form;
}

function transfer(form: FormData, token: string, { onProgress, signal }: Watch) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      settle();
    };
    const stop = (reason: unknown) => {
      end(() => reject(reason));
      request.abort();
    };
    const cancel = () => stop(signal.reason);
    // Not the request's own timeout: that one counts from the start, and a slow upload that moves is a good one.
    const waitAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(() => stop(new UploadError('timeout')), uploadTimeoutMs);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      waitAgain();
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => end(() => resolve(request)));
    request.addEventListener('error', () => end(() => reject(new UploadError('network'))));
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    signal.addEventListener('abort', cancel);
    request.open(submitBackup.method, `${apiOrigin}${submitBackup.path}`);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('accept-language', currentLanguage());
    waitAgain();
    request.send(form);
  });
}

/** As fetch would have given it, for the one place that reads errors. */
function responseOf(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader('retry-after');
  return new Response(request.responseText, {
    status: request.status,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  });
}
