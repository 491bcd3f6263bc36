import type { Language } from '@daedap/contract/languages';
import type { Claim } from './claim.ts';
import { findEnglishClaims } from './english/claims.ts';
import type { MaterialKind } from './kinds.ts';
import { findKoreanClaims } from './korean/claims.ts';
import { findPeriodClaims } from './periods.ts';
import { readSentences } from './text/sentences.ts';

export type { Claim } from './claim.ts';

/** Finds what a paper claims: deeds, roles, figures, results, books, subjects, skills, plans, gaps in time. */
export function findClaims(maskedText: string, kind: MaterialKind, language: Language): Claim[] {
  const sentences = readSentences(maskedText);
  const claims =
    language === 'ko' ? findKoreanClaims(sentences, kind) : findEnglishClaims(sentences, kind);
  return [...claims, ...(kind === 'cv' ? findPeriodClaims(sentences, maskedText, language) : [])];
}
