import type { RubricPoint } from '../question.ts';
import type { Mark } from '../scoring/marks.ts';

export type Finding<Kind> = {
  readonly kind: Kind;
  /** The words that show it. */
  readonly mark: Mark | null;
  readonly point: RubricPoint | null;
  /** The finding with the largest weight is told first. */
  readonly weight: number;
  /** Words to quote instead of those around the mark. */
  readonly quote?: string;
  /** What is told instead of the texts for its kind. */
  readonly remark?: Remark;
  /** Whether the answer lacks what matters most: the point is nothing to add to it. */
  readonly isBasic?: boolean;
  /** A word of the quote that is too vague. */
  readonly word?: string;
  /** How often it is there. */
  readonly count?: number;
  /** What is still open, as a question if the bank has one for it, and half a sentence that begins to say it. */
  readonly open?: { readonly question: string | null; readonly start: string };
  /** The point that an answer to this question begins with, if the answer has not begun. */
  readonly core?: RubricPoint;
  /** Whether nothing important is missing: the open question is what an interviewer asks next. */
  readonly isNext?: boolean;
  /** Where what decides the question is told, too: after a fault, or before what an interviewer asks next. */
  readonly tellsCrux?: 'after' | 'before';
};

/** Faults with texts of their own. `locales/en-remarks.ts` says what each is about. */
export type Remark =
  | 'unsure'
  | 'swapped'
  | 'unchecked'
  | 'direct'
  | 'evasive'
  | 'unanswered'
  | 'tooLong'
  | 'late'
  | 'apology'
  | 'vague'
  | 'digression'
  | 'general';

/** Something that is missing or could be better. */
export type Gap = Finding<GapKind>;

export type GapKind =
  | 'silent'
  | 'otherLanguage'
  | 'demand'
  | 'repetition'
  | 'list'
  | 'nonsense'
  | 'echo'
  | 'gaveUp'
  | 'denial'
  | 'offTopic'
  | 'wrong'
  | 'careless'
  | 'strays'
  | 'tangled'
  | 'hollow'
  | 'point'
  | 'crux'
  | 'weak'
  | 'short'
  | 'action'
  | 'result'
  | 'number'
  | 'reason'
  | 'example'
  | 'reflection'
  | 'otherSide'
  | 'fillers'
  | 'runOn'
  | 'slow'
  | 'fast'
  | 'pointLate'
  | 'polish';
