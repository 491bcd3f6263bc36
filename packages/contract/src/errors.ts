import { z } from 'zod';
import { keysOf } from './keys-of.ts';

/** Every error code with its HTTP status. */
export const errorStatus = {
  VALIDATION: 400,
  BAD_JSON: 400,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  BAD_CREDENTIALS: 401,
  SECOND_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  SECOND_FACTOR_ON: 409,
  PASSKEY_LIMIT: 409,
  SESSION_LIMIT: 409,
  SESSION_CLOSED: 409,
  NOTHING_TO_ANALYSE: 409,
  SET_LIMIT: 409,
  SET_CHANGED: 409,
  LINK_EXPIRED: 410,
  FILE_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  STT_UNAVAILABLE: 503,
  TTS_UNAVAILABLE: 503,
  MAIL_UNAVAILABLE: 503,
  PASSKEYS_UNAVAILABLE: 503,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = keysOf(errorStatus);

/** The body of every error response. */
export const errorEnvelope = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.enum(errorCodes),
  details: z.unknown().optional(),
});
