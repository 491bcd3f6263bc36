import { errorText } from './error-text.ts';
import { translate } from '#/lib/i18n/texts.ts';

export type CallFailure = { readonly outcome: 'failed'; readonly message: string };

/** A cancelled call stays a cancellation; every other failure is a sentence. */
export function failureOf(
  error: unknown,
  signal: AbortSignal,
  fallback = translate('common.errors.unknown'),
): CallFailure {
  signal.throwIfAborted();
  return { outcome: 'failed', message: errorText(error, fallback) };
}
