import type { Language } from '@daedap/contract/languages';
import type { Claim } from './claim.ts';
import { findEnglishClaims } from './english/claims.ts';
import { readEnglishSentences } from './english/layout.ts';
import type { MaterialKind } from './kinds.ts';
import { findKoreanClaims } from './korean/claims.ts';
import { findPeriodClaims } from './periods.ts';
import { readSentences } from './text/sentences.ts';

export type { Claim } from './claim.ts';

/** Finds what a paper claims: deeds, roles, figures, results, books, subjects, skills, plans, gaps in time. */
export function findClaims(maskedText: string, kind: MaterialKind, language: Language): Claim[] {
  if (language === 'en') {
    const sentences = readEnglishSentences(maskedText, kind);
    const claims = findEnglishClaims(sentences, kind);
    return [...claims, ...(kind === 'cv' ? findPeriodClaims(sentences, maskedText, language) : [])];
  }
  const sentences = readSentences(maskedText);
  const claims = findKoreanClaims(sentences, kind);
  return [...claims, ...(kind === 'cv' ? findPeriodClaims(sentences, maskedText, language) : [])];
}
