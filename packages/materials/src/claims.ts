import type { Language } from '@daedap/contract/languages';
import type { MaterialKind } from './kinds.ts';

/** What makes a sentence worth a question. */
export const claimTypes = [
  'action',
  'role',
  'number',
  'result',
  'book',
  'subject',
  'project',
  'contradiction',
  'gap',
] as const;

export type ClaimType = (typeof claimTypes)[number];

export type Claim = {
  readonly type: ClaimType;
  /** Offsets of the sentence in the text. */
  readonly start: number;
  readonly end: number;
  readonly sentence: string;
};

export function findClaims(_maskedText: string, _kind: MaterialKind, _language: Language): Claim[] {
  return [];
}
