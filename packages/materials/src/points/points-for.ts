import type { Language } from '@daedap/contract/languages';
import { ownCuesMax, ownPointsMax, type OwnPoint } from '@daedap/contract/own-questions';
import type { Intent } from '../intents.ts';
import { englishContentWords } from '../english/write.ts';
import { koreanContentWords } from '../korean/write.ts';
import { englishFacts, englishPoints } from './english.ts';
import { koreanFacts, koreanPoints } from './korean.ts';

type PointOrder = {
  readonly intent: Intent;
  readonly question: string;
  /** The text around the claim. */
  readonly document: { readonly text: string };
  readonly claim: { readonly start: number; readonly end: number };
  readonly language: Language;
};

/** Characters around a claim that are likely to be about the same thing. */
const around = { before: 160, after: 240 } as const;
/** The question has three points of its intent, and one of what the paper says around the claim. */
const intentPoints = 3;

/** The rubric of a made question: from what it asks for, and from what the paper says around the claim. */
export function pointsFor({ intent, question, document, claim, language }: PointOrder): OwnPoint[] {
  const table = language === 'ko' ? koreanPoints : englishPoints;
  const points = table[intent].slice(0, intentPoints);
  const text = document.text.slice(
    Math.max(0, claim.start - around.before),
    claim.end + around.after,
  );
  const contentWords = language === 'ko' ? koreanContentWords : englishContentWords;
  const asked = question.toLowerCase();
  const facts = [...new Set(contentWords(text))].filter(
    (word) => !asked.includes(word.toLowerCase()),
  );
  const own = {
    ...(language === 'ko' ? koreanFacts : englishFacts),
    cues: facts.slice(0, ownCuesMax),
  };
  return [...points, ...(facts.length < 3 ? table[intent].slice(intentPoints) : [own])]
    .slice(0, ownPointsMax)
    .map(({ label, start, cues }) => ({ label, start, cues: [...cues] }));
}
