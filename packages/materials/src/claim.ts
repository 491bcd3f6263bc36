import type { Sentence } from './text/sentences.ts';

/** What makes a sentence worth a question. */
export const claimTypes = [
  'action',
  'role',
  'number',
  'result',
  'failure',
  'lesson',
  'plan',
  'trait',
  /** What somebody thinks, and why somebody came here. */
  'view',
  'motive',
  /** A whole sentence of which only the plainest things can be asked. */
  'remark',
  'book',
  'subject',
  'skill',
  'project',
  'contradiction',
  'gap',
] as const;

export type ClaimType = (typeof claimTypes)[number];

/** What sort of deed a claim tells of: an interviewer asks other things of a survey than of a speech. */
export const deeds = [
  'make',
  'change',
  'find',
  'propose',
  'study',
  'survey',
  'present',
  'persuade',
  'help',
  'operate',
  'argue',
  'choose',
  'train',
  'write',
  'experiment',
  'discuss',
  /** Work that goes on, a new post or place, and what others chose somebody for. */
  'duty',
  'turn',
  'chosen',
  /** Something that no list of verbs has. */
  'do',
] as const;

export type Deed = (typeof deeds)[number];

/** The words of a claim that questions are made of, each at most a line long, in the grammar of its language. */
export const claimWordNames = [
  /** A whole clause of the paper, word for word. */
  'quote',
  /** Korean only, where the ending is sure: "캠페인을 기획했", followed by 다고. */
  'did',
  /** Korean only: "캠페인을 기획한". */
  'doing',
  /** What the passage is about, and where it took place: named before a claim that needs it. */
  'scene',
  'where',
  'figure',
  'book',
  /** The school subject, or the employer. */
  'place',
  /** A concept or technique. */
  'concept',
  'tech',
  'other',
  /** A strength, a weakness, and what a teacher thinks. */
  'trait',
  'weakness',
  'opinion',
  /** Two months, or two employers. */
  'from',
  'to',
  /** What a job ad asks for. */
  'req',
] as const;

export type ClaimWordName = (typeof claimWordNames)[number];

export const isClaimWordName = (name: string): name is ClaimWordName =>
  claimWordNames.some((each) => each === name);

export type ClaimWords = { readonly [name in ClaimWordName]?: string };

export type Claim = {
  readonly type: ClaimType;
  readonly deed: Deed | null;
  /** Offsets of the sentence in the text. */
  readonly start: number;
  readonly end: number;
  readonly sentence: string;
  readonly words: ClaimWords;
  /** What the quoted clause says, as a clause in the past: frames look at it, no question shows it. */
  readonly gist: string;
  /** The sentence before and its own, and its own with some that follow: what the paper has told already. */
  readonly before: string;
  readonly after: string;
  /** How much an interviewer would want to ask about it, from 0 to 1. */
  readonly weight: number;
  /** The number of its paragraph: claims of one paragraph are about one thing. */
  readonly block: number;
};

/** What was found in a sentence. */
export type Found = Pick<Claim, 'type' | 'words' | 'weight'> & {
  readonly deed?: Deed;
  readonly gist?: string;
};

/** Claims know the sentence that they were found in. */
export const claimsFrom = (
  { start, end, sentence, block, before, after }: Sentence,
  found: readonly Found[],
): Claim[] =>
  found.map(({ type, deed = null, words, weight, gist = '' }) => ({
    type,
    deed,
    words,
    weight,
    gist,
    start,
    end,
    sentence,
    block,
    before,
    after,
  }));
