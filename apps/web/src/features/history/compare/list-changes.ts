import type { AnswerAttempt } from '@daedap/contract/interviews';
import { keysOf } from './words.ts';

type Compared = Pick<AnswerAttempt, 'answerText' | 'keywords' | 'strengths' | 'improvements'>;

/** What one list has and the other has not, each once. */
function onlyIn(list: readonly string[], other: readonly string[]): string[] {
  const seen = new Set(other.map(keysOf));
  return list.filter((item) => {
    const key = keysOf(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The first sentence says what is missing, the rest what to try, which is another thing each time. */
const gapOf = (improvement: string) => /^.+?[.!?](?=\s|$)/s.exec(improvement)?.[0] ?? improvement;

const gapsOf = ({ improvements }: Compared) => improvements.map(gapOf);

/** Korean joins particles to a word: it is said where a word begins with it. */
const isSaid = (keyword: string, text: string | null) =>
  ` ${keysOf(text ?? '')}`.includes(` ${keysOf(keyword)}`);

/** A key word that is merely no longer among the chosen ones was not dropped. */
const keywordsOnlyIn = (one: Compared, other: Compared) =>
  onlyIn(one.keywords, other.keywords).filter((word) => !isSaid(word, other.answerText));

/** What the judgement of two attempts has gained and lost. */
export function listChanges(before: Compared, after: Compared) {
  return {
    keywordsGained: keywordsOnlyIn(after, before),
    keywordsLost: keywordsOnlyIn(before, after),
    strengthsGained: onlyIn(after.strengths, before.strengths),
    improvementsSettled: onlyIn(gapsOf(before), gapsOf(after)),
    improvementsNew: onlyIn(gapsOf(after), gapsOf(before)),
  };
}
