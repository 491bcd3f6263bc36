export type LanguageModelTrouble =
  | 'timeout'
  | 'unreachable'
  /** It answered with a status of failure. */
  | 'refused'
  | 'too-large'
  /** It answered, but not with what was asked for. */
  | 'unusable'
  /** It failed so often that it is left alone for a while. */
  | 'resting';

/**
 * Why a language model gave no result. The message is ours alone: an endpoint's own words may repeat what the candidate
 * said, and they would end up in the log.
 */
export class LanguageModelError extends Error {
  override readonly name = 'LanguageModelError';
  readonly code: LanguageModelTrouble;

  constructor(code: LanguageModelTrouble, message: string) {
    super(message);
    this.code = code;
  }
}
