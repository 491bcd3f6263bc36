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
] as const;

export type Deed = (typeof deeds)[number];

/** The words of a claim that questions are made of, each at most a line long, in the grammar of its language. */
export type ClaimWords = {
  /** Korean: "캠페인을 기획했", followed by 다고. English: "organised a campaign", after "you". */
  readonly did?: string;
  /** Korean: "캠페인을 기획한". English: "organising a campaign". */
  readonly doing?: string;
  /** A noun phrase: what was made, changed, led. */
  readonly thing?: string;
  readonly figure?: string;
  readonly book?: string;
  /** The school subject, or the employer. */
  readonly place?: string;
  /** A concept or technique. */
  readonly concept?: string;
  readonly tech?: string;
  readonly other?: string;
  readonly trait?: string;
  readonly weakness?: string;
  readonly opinion?: string;
  readonly from?: string;
  readonly to?: string;
  /** What a job ad asks for. */
  readonly req?: string;
};

export type Claim = {
  readonly type: ClaimType;
  readonly deed: Deed | null;
  /** Offsets of the sentence in the text. */
  readonly start: number;
  readonly end: number;
  readonly sentence: string;
  readonly words: ClaimWords;
  /** How much an interviewer would want to ask about it, from 0 to 1. */
  readonly weight: number;
  /** The number of its paragraph: claims of one paragraph are about one thing. */
  readonly block: number;
};
