import type { Language } from '@daedap/contract/languages';
import { kindOfBank } from './question-kind.ts';
import type { KnownQuestion, RubricPoint } from './question.ts';
import type { TextReader } from './text/read-text.ts';
import type { Token, Word } from './text/word.ts';

/** So many points of the rubric are worth a thought before the answer. */
export const shownKeyPoints = 3;

/**
 * What to think of before answering: the first points of the rubric. Their names would tell the answer to a question
 * about knowledge ("the condition that the list is sorted"), so that has one key word for each point ("sorted").
 */
export function keyPointsOf(
  question: KnownQuestion,
  language: Language,
  read: TextReader,
): string[] {
  const points = question.points.slice(0, shownKeyPoints);
  if (kindOfBank(question) !== 'knowledge') return points.map(({ label }) => label[language]);
  const asked = new Set(keysIn(read(question.text[language], language).words));
  const words = points.map((point) => keyWordOf(point, language, read, asked));
  return [...new Set(words)].filter((word) => word !== '');
}

const isTelling = ({ kind, tag }: Token, language: Language) =>
  (kind === 'content' || kind === 'name') && (language === 'en' || tag.startsWith('NN'));

const keysIn = (words: readonly Word[]) =>
  words.flatMap(({ tokens }) => tokens.map(({ key }) => key));

/** The word of a point's name that its cues look for too: rather one that the question does not say already. */
function keyWordOf(
  { label, cues }: RubricPoint,
  language: Language,
  read: TextReader,
  asked: ReadonlySet<string>,
): string {
  const sought = new Set(
    keysIn(read(cues[language].join(' ').replaceAll(/[/>!]/g, ' '), language).words),
  );
  const named = read(label[language], language).words.flatMap(({ surface, tokens }) => {
    const telling = tokens.filter((token) => isTelling(token, language));
    if (telling.length === 0) return [];
    const isSought = telling.some(({ key }) => sought.has(key));
    const isAsked = telling.every(({ key }) => asked.has(key));
    // A Korean word without its particle.
    const word = language === 'en' ? surface : telling.map(({ key }) => key).join('');
    const worth = (isSought ? 2 : 0) + (isAsked ? 0 : 1) - (isSmallWord(word) ? 2.5 : 0);
    return [{ word, worth }];
  });
  const best = Math.max(...named.map(({ worth }) => worth));
  return named.find(({ worth }) => worth === best)?.word ?? '';
}

/** Says what is done rather than what with (testing, decide), or is one Korean syllable. */
const isSmallWord = (word: string) =>
  /^(\w+ing|makes?|decide|cover|raises?|misses|protects|understood|tied|best|[가-힣])$/.test(word);
