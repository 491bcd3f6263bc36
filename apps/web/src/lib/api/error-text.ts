import { reportError } from '#/lib/errors/report-error.ts';
import { translate } from '#/lib/i18n/texts.ts';
import { ApiError, NetworkError } from './api-error.ts';

/** The one place that turns a failed call into a text: the server's own text, or the caller's fallback. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return translate('common.errors.network');
  if (error instanceof ApiError && error.message !== '') return error.message;
  return fallback;
}

/** The same for a form, which also says that nothing typed is lost. */
export function formErrorText(error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return translate('common.errors.networkForm');
  return errorText(error, fallback);
}

export type CallFailure = { readonly outcome: 'failed'; readonly message: string };

/** A cancelled call stays a cancellation; every other failure becomes a text, and a bug of ours is reported. */
export function failureOf(
  error: unknown,
  signal: AbortSignal,
  fallback = translate('common.errors.unknown'),
): CallFailure {
  signal.throwIfAborted();
  reportError(error, 'calls', 'making a call');
  return { outcome: 'failed', message: errorText(error, fallback) };
}

/** The messages that a VALIDATION response gives for fields of a form. */
export function fieldErrors<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): { field: Field; message: string }[] {
  if (!(error instanceof ApiError) || error.code !== 'VALIDATION') return [];
  const { details } = error;
  if (typeof details !== 'object' || details === null) return [];
  const messages = new Map<string, unknown>(Object.entries(details));
  return fields.flatMap((field) => {
    const message = messages.get(field);
    return typeof message === 'string' && message !== '' ? [{ field, message }] : [];
  });
}
