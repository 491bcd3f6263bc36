import type { ErrorCode } from '@daedap/contract/errors';
import type { ValidationText } from '@daedap/contract/validation-texts';

/** An outcome that the caller is told about: a code of the closed list, and what belongs to it. */
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

/** A VALIDATION error: which field, and the key of what to say about it. */
export function validationError(fields: Record<string, ValidationText>): AppError {
  return new AppError('VALIDATION', { details: fields });
}
