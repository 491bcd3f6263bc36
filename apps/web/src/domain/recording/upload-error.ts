import { uploadTimeoutMs } from '@daedap/contract/constants/media';
import type { ApiError } from '#/lib/api/api-error.ts';

const messages = {
  noToken: 'No token',
  invalid: 'Invalid video data',
  empty: 'Empty video file',
  network: 'Network error',
  timeout: `Timeout (${uploadTimeoutMs / 1000}s)`,
  badAnswer: 'Invalid server response format',
} as const;

export type UploadFailure = keyof typeof messages | 'refused';

/** Why a backup did not get to the server. */
export class UploadError extends Error {
  readonly failure: UploadFailure;
  /** What the server answered, when it did. */
  readonly answer: { readonly error: ApiError; readonly statusText: string } | null;

  constructor(failure: keyof typeof messages | { error: ApiError; statusText: string }) {
    super(
      typeof failure === 'string' ? messages[failure] : `Upload failed: ${failure.error.status}`,
    );
    this.name = 'UploadError';
    this.failure = typeof failure === 'string' ? failure : 'refused';
    this.answer = typeof failure === 'string' ? null : failure;
  }
}

/** Whether the same file may get through another time. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof UploadError)) return true;
  if (error.answer) return error.answer.error.status !== 400 && error.answer.error.status !== 404;
  return error.failure !== 'invalid' && error.failure !== 'empty';
}

export function refused(error: ApiError, statusText: string): UploadError {
  return new UploadError({ error, statusText });
}
