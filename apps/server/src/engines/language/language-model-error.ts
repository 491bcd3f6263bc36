export type LanguageModelTrouble =
  | 'timeout'
  | 'unreachable'
  /** The endpoint responded with an error status. */
  | 'refused'
  | 'too-large'
  /** The response was not what was asked for. */
  | 'unusable'
  /** The circuit breaker is open. */
  | 'resting';

/**
 * Why a language model gave no result. The message never holds text of the endpoint, which may quote the candidate and
 * would end up in the log.
 */
export class LanguageModelError extends Error {
  override readonly name = 'LanguageModelError';
  readonly code: LanguageModelTrouble;

  constructor(code: LanguageModelTrouble, message: string) {
    super(message);
    this.code = code;
  }
}
