import type { Language } from '@daedap/contract/languages';

/** If this share of an answer is in the other script, it is in the other language. */
const clearShare = 0.85;

/** Detects the language of an answer. A Korean answer may have many English terms. */
export function detectLanguage(transcript: string, asked: Language): Language {
  const hangul = (transcript.match(/[가-힣]/g) ?? []).length;
  // A syllable of Hangul carries about as much as two Latin letters.
  const latin = (transcript.match(/[a-z]/gi) ?? []).length / 2;
  if (hangul + latin === 0) return asked;
  if (asked === 'ko' && latin / (hangul + latin) > clearShare) return 'en';
  if (asked === 'en' && hangul / (hangul + latin) > clearShare) return 'ko';
  return asked;
}
