import { uploadTimeoutMs } from '@daedap/contract/constants/media';
import { ApiError, NetworkError, UploadTimeoutError } from '#/lib/api/api-error.ts';
import { translate } from './texts.ts';

const messages = {
  noToken: 'No token',
  invalid: 'Invalid video data',
  empty: 'Empty video file',
  /** Another version of the app wrote the entry. */
  session: 'Unreadable fields',
  gone: 'Answer not found',
  stillRunning: 'Analysis still running',
} as const;

/** Why an answer was not sent at all, or has no result yet. */
export class AnswerError extends Error {
  readonly failure: keyof typeof messages;

  constructor(failure: keyof typeof messages) {
    super(messages[failure]);
    this.name = 'AnswerError';
    this.failure = failure;
  }
}

/** `afterSignIn`: once the person has signed in. `never`: the same request would be refused again. */
type RetryTime = 'afterSignIn' | 'later' | 'never';

const temporaryStatuses = new Set([408, 429]);

export function whenToRetry(error: unknown): RetryTime {
  if (error instanceof AnswerError) return error.failure === 'noToken' ? 'afterSignIn' : 'never';
  if (error instanceof NetworkError || error instanceof UploadTimeoutError) return 'later';
  if (!(error instanceof ApiError)) return 'later';
  if (error.status === 401) return 'afterSignIn';
  // Below 400: a proxy responded in the server's place.
  const refused = error.status >= 400 && error.status < 500 && !temporaryStatuses.has(error.status);
  return refused ? 'never' : 'later';
}

/** Whether the sound would fail as the text did: the error is about the person, the session or the rate. */
export function stopsUploadToo(error: unknown): boolean {
  if (error instanceof NetworkError || error instanceof AnswerError) return true;
  return error instanceof ApiError && [401, 403, 404, 409, 429].includes(error.status);
}

/** What a person reads when an answer could not be sent. */
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
