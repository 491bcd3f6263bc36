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
  /** Whether the answer went over its time. */
  readonly isTooLong?: boolean;
  /** Whether the words of the mark may be false: they are to be looked up, together with the point. */
  readonly isDoubtful?: boolean;
  /** Whether nothing is known that the words of the mark could be compared with. */
  readonly isUnchecked?: boolean;
  /** Whether the words of the mark put the answer off. */
  readonly isEvasive?: boolean;
  /** Whether the answer leaves the question unanswered. */
  readonly isUnanswered?: boolean;
  /** Whether what was asked is to be answered in one sentence first. */
  readonly isDirect?: boolean;
  /** Whether the answer lacks what matters most: the point is nothing to add to it. */
  readonly isBasic?: boolean;
  /** Two questions that every interview has, and whose short answers lack the same thing. */
  readonly standard?: 'introduction' | 'motive';
  /** Whether the words that are praised come late in the answer. */
  readonly isLate?: boolean;
  /** Whether the speaker apologises for the answer. */
  readonly isApology?: boolean;
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
};

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
  | 'hollow'
  | 'point'
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
