import type { MaterialKind } from '@daedap/materials/kinds';

/** What a paper may be, so that no file can hold up or fill the browser. */
export const paperMaxBytes = 10 * 1024 * 1024;
export const paperMaxPages = 60;
export const paperMaxCharacters = 200_000;

/** Why a file cannot be read as text. */
export type PaperProblem =
  | 'tooLarge'
  | 'tooManyPages'
  | 'tooLong'
  | 'wrongType'
  /** HWP, which HWPX replaced. */
  | 'oldHwp'
  | 'oldWord'
  | 'password'
  /** Pictures of text. */
  | 'scanned'
  | 'empty'
  | 'broken';

export type PaperReading =
  /** The kind is a guess. */
  | { readonly outcome: 'read'; readonly text: string; readonly kind: MaterialKind }
  | { readonly outcome: 'failed'; readonly problem: PaperProblem };

/** Thrown by readers. */
export class PaperError extends Error {
  readonly problem: PaperProblem;

  constructor(problem: PaperProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
