import { errorText } from '#/lib/api/error-text.ts';
import { translate } from '#/lib/i18n/translate.ts';
import '../texts.ts';

export type CallFailure = { readonly outcome: 'failed'; readonly message: string };

/** A cancelled call stays a cancellation; every other failure is a sentence. */
export function failureOf(error: unknown, signal: AbortSignal): CallFailure {
  signal.throwIfAborted();
  return { outcome: 'failed', message: errorText(error, translate('answers.errors.question')) };
}
