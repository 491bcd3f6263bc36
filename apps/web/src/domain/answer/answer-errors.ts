import { ApiError, NetworkError, UploadTimeoutError } from '#/lib/api/api-error.ts';

const messages = {
  noToken: 'No token',
  invalid: 'Invalid video data',
  empty: 'Empty video file',
  /** What waited was written by some other version. */
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

/**
 * `signIn`: it can be sent once the person has signed in. `later`: it may get through another time. `never`: the same
 * request would be refused again.
 */
export type Prospect = 'signIn' | 'later' | 'never';

const passing = new Set([408, 429]);

export function prospectOf(error: unknown): Prospect {
  if (error instanceof AnswerError) return error.failure === 'noToken' ? 'signIn' : 'never';
  if (error instanceof NetworkError || error instanceof UploadTimeoutError) return 'later';
  if (!(error instanceof ApiError)) return 'later';
  if (error.status === 401) return 'signIn';
  // Below 400: something in between answered in the server's place.
  const refused = error.status >= 400 && error.status < 500 && !passing.has(error.status);
  return refused ? 'never' : 'later';
}

/** The same of the sound as of the text: it is about the person, the session or the pace, not about the text. */
export function holdsForUpload(error: unknown): boolean {
  if (error instanceof NetworkError || error instanceof AnswerError) return true;
  return error instanceof ApiError && [401, 403, 404, 409, 429].includes(error.status);
}
