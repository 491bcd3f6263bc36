import { uploadTimeoutMs } from '@daedap/contract/constants/media';
import { ApiError, NetworkError, UploadTimeoutError } from '#/lib/api/api-error.ts';
import { AnswerError } from './answer-errors.ts';
import { translate } from './texts.ts';

/** What a person reads when an answer did not get through. */
export function failureText(error: unknown): string {
  if (error instanceof AnswerError) return translate(`answers.errors.${error.failure}`);
  if (error instanceof NetworkError) return translate('common.errors.network');
  if (error instanceof UploadTimeoutError) {
    return translate('answers.errors.timeout', { seconds: uploadTimeoutMs / 1000 });
  }
  return error instanceof ApiError ? refusalText(error) : translate('common.errors.unknown');
}

function refusalText(error: ApiError): string {
  const { status, details, message, statusText } = error;
  if (status < 400) return translate('answers.errors.badAnswer');
  switch (status) {
    case 401:
    case 403:
      return translate('answers.errors.notSignedIn');
    case 413: {
      const said = typeof details === 'string' && details !== '';
      return said ? details : translate('answers.errors.tooLarge');
    }
    case 429:
      if (message !== '') return message;
  }
  return translate('answers.errors.refused', { status, text: message || statusText }).trim();
}
