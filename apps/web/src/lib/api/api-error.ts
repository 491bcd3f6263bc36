import { uploadTimeoutMs } from '@daedap/contract/constants/media';
import type { ErrorCode } from '@daedap/contract/errors';

type ErrorResponse = {
  readonly code: ErrorCode;
  readonly status: number;
  /** The server's message for the user; empty when the response did not come from our server. */
  readonly message: string;
  /** The text of the status line, for a response that has no other text. */
  readonly statusText?: string;
  readonly details?: unknown;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
};

/** The server responded with an error. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly statusText: string;
  readonly details: unknown;
  readonly retryAfter: number | undefined;

  constructor(response: ErrorResponse) {
    super(response.message);
    this.name = 'ApiError';
    this.code = response.code;
    this.status = response.status;
    this.statusText = response.statusText ?? '';
    this.details = response.details;
    this.retryAfter = response.retryAfter;
  }
}

/** There was no response: no network, or it took too long. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('No response from the server', { cause });
    this.name = 'NetworkError';
  }
}

/** An upload made no progress, or its response did not come: the file is too long, or the server is too busy. */
export class UploadTimeoutError extends Error {
  constructor() {
    super(`Timeout (${uploadTimeoutMs / 1000}s)`);
    this.name = 'UploadTimeoutError';
  }
}

/** A call whose failure became a text for the user. `failureOf` has reported it if it was a bug. */
export class CallFailedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CallFailedError';
  }
}
