import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type ErrorCode, errorStatus } from '@daedap/contract/errors';
import type { Language } from '@daedap/contract/languages';
import { isValidationText, validationTexts } from '@daedap/contract/validation-texts';
import { isConnectionError } from '../database/connection-errors.ts';
import { AppError } from './app-error.ts';
import { errorTexts } from './error-texts.ts';
import { requestLanguage } from './request-info.ts';

/** Errors of Fastify itself. Any other 4xx is a request that it could not read. */
const codeOfStatus = new Map<number, ErrorCode>([
  [404, 'NOT_FOUND'],
  [415, 'UNSUPPORTED_MEDIA'],
]);

/** The one place that turns an error into a response. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const language = requestLanguage(request);
  const known = toAppError(error, language);
  if (known.code === 'INTERNAL') request.log.error({ err: error }, 'request failed');
  const hasFailed = known.code === 'STT_UNAVAILABLE' || known.code === 'TTS_UNAVAILABLE';
  const refused = known.code === 'UNAVAILABLE' || (hasFailed && known.cause);
  if (refused) request.log.warn({ err: error }, 'request refused');
  if (known.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(known.retryAfterSeconds));
  }
  return reply
    .header('x-request-id', request.id)
    .code(errorStatus[known.code])
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send({
      success: false,
      error: errorTexts[language][known.code],
      code: known.code,
      details: known.code === 'VALIDATION' ? localised(known.details, language) : known.details,
    });
}

function toAppError(error: FastifyError, language: Language): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('VALIDATION', { details: fieldTexts(error.validation) });
  }
  if (isConnectionError(error)) return new AppError('UNAVAILABLE', { cause: error });
  if (error.statusCode === 413) {
    return new AppError('FILE_TOO_LARGE', { details: errorTexts[language].FILE_TOO_LARGE });
  }
  const status = error.statusCode ?? 500;
  const code = codeOfStatus.get(status) ?? (status < 500 ? 'BAD_JSON' : 'INTERNAL');
  return new AppError(code, { cause: error });
}

/** The first issue of each field. An issue of the whole body has the field `body`. */
export function fieldTexts(issues: readonly { instancePath: string; message?: string }[]) {
  const texts: Record<string, string> = {};
  for (const issue of issues) {
    const field = issue.instancePath.split('/').filter(Boolean).join('.') || 'body';
    texts[field] ??= issue.message ?? 'invalidValue';
  }
  return texts;
}

/** Replaces the keys of texts by texts in the language of the request. */
function localised(details: unknown, language: Language): Record<string, string> {
  const texts = validationTexts[language];
  const entries = Object.entries(details ?? {}).map(([field, key]: [string, unknown]) => {
    const known = typeof key === 'string' && isValidationText(key) ? key : 'invalidValue';
    return [field, texts[known]] as const;
  });
  return Object.fromEntries(entries);
}
