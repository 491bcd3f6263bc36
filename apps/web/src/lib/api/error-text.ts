import { ApiError, NetworkError } from './api-error.ts';
import { translate } from '#/lib/i18n/texts.ts';

/** The one place where a failed call becomes a sentence: the server's own, or what the caller falls back to. */
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
