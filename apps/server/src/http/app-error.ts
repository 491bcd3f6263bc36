import type { ErrorCode } from '@daedap/contract/errors';
import type { ValidationText } from '@daedap/contract/validation-texts';

/** An error for the caller: a code of the contract, with its details. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    more: { details?: unknown; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: more.cause });
    this.code = code;
    this.details = more.details;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** A VALIDATION error: each wrong field with the key of its text. */
export function validationError(fields: Record<string, ValidationText>): AppError {
  return new AppError('VALIDATION', { details: fields });
}

/** PostgreSQL has its own list of time zones, which may lack one that passed the validation. */
export function refuseUnknownTimeZone(error: unknown): never {
  const unknown = error instanceof Error && 'code' in error && error.code === '22023';
  throw unknown ? validationError({ tz: 'invalidValue' }) : error;
}
