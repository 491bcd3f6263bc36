import type { Language } from '@daedap/contract/languages';
import { ownCuesMax, type OwnPoint } from '@daedap/contract/own-questions';
import type { Intent } from '../intents.ts';
import { englishContentWords } from '../english/write.ts';
import { koreanContentWords } from '../korean/write.ts';
import { englishFacts, englishPoints } from './english.ts';
import { koreanFacts, koreanPoints } from './korean.ts';

type PointOrder = {
  readonly intent: Intent;
  readonly question: string;
  readonly document: { readonly text: string };
  /** The place of the claim in the document. */
  readonly claim: { readonly start: number; readonly end: number };
  readonly language: Language;
};

/** Characters around a claim that may be about the same thing, as far as its paragraph goes. */
const around = { before: 200, after: 320 } as const;
/** The question has three points of its intent, and one of what the paper says around the claim. */
const intentPoints = 3;
/** With fewer words around the claim, the paper says too little about it. */
const leastFacts = 4;
/** What stands around these is about something else. */
const withoutFacts: ReadonlySet<Intent> = new Set([
  'bookView',
  'gap',
  'contradiction',
  'depth',
  'trait',
  'plan',
  'requirement',
]);

/** The rubric of a made question: from what it asks for, and from what the paper says around the claim. */
export function pointsFor({ intent, question, document, claim, language }: PointOrder): OwnPoint[] {
  const table = language === 'ko' ? koreanPoints : englishPoints;
  const asked = question.toLowerCase();
  const contentWords = language === 'ko' ? koreanContentWords : englishContentWords;
  const facts = withoutFacts.has(intent)
    ? []
    : [...new Set(nearbyTexts(document.text, claim).flatMap(contentWords))].filter(
        (word) => !asked.includes(word.toLowerCase()),
      );
  const points =
    facts.length < leastFacts
      ? table[intent]
      : [
          ...table[intent].slice(0, intentPoints),
          { ...(language === 'ko' ? koreanFacts : englishFacts), cues: facts.slice(0, ownCuesMax) },
        ];
  return points.map(({ label, start, cues }) => ({ label, start, cues: [...cues] }));
}

/** The claim's sentence, what follows it, and what stands before it, in the same paragraph. */
function nearbyTexts(text: string, { start, end }: PointOrder['claim']): string[] {
  const before = text.slice(Math.max(0, start - around.before), start);
  const after = text.slice(end, end + around.after);
  const own = before.slice(before.lastIndexOf('\n\n') + 1);
  const next = after.split('\n\n')[0]!;
  // The words at the far ends may be cut.
  return [
    text.slice(start, end),
    next.slice(0, next.lastIndexOf(' ')),
    own.slice(own.indexOf(' ') + 1),
  ];
}
