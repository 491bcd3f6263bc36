import type { Language } from '@daedap/contract/languages';
import { z } from 'zod';
import { detectLanguage } from './text/detect-language.ts';

/**
 * Rules that recognise a question by its words. "지원 & 동기|이유 & !학과|대학" fits a question that has a word of each group and
 * none of a group after `!`. A word may be a part of a longer one. Korean words have no blanks; in English, a blank stands where
 * a word begins or ends. Neither has capitals or punctuation.
 */
const rules = z.array(z.string()).min(1);
export const askedWords = z.object({ ko: rules, en: rules });
type Asked = { readonly asked: z.infer<typeof askedWords> };

/** Whether a text has the words of one of the rules. */
export function hasWords(
  wanted: z.infer<typeof askedWords>,
  text: string,
  language: Language,
): boolean {
  const compared = comparable(text, language);
  return wanted[language].some((rule) => lettersFor(rule, compared, language) > 0);
}

/** The one whose rules fit a question; of several, the one that most of its letters speak for, or the first of these. */
export function bestFitting<Each extends Asked>(
  all: readonly Each[],
  question: string,
): Each | null {
  const language = detectLanguage(question, 'ko');
  const text = comparable(question, language);
  const [best] = all
    .map((each) => ({
      each,
      letters: Math.max(...each.asked[language].map((rule) => lettersFor(rule, text, language))),
    }))
    .toSorted((one, two) => two.letters - one.letters);
  return best && best.letters > 0 ? best.each : null;
}

/** Korean is compared without blanks: people set them as they like. */
function comparable(text: string, language: Language): string {
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}'%-]+/gu, ' ');
  return language === 'ko' ? words.replaceAll(' ', '') : ` ${words.trim()} `;
}

type Groups = { readonly wanted: readonly string[][]; readonly unwanted: readonly string[] };

const groupsRead = new Map<string, Groups>();

function groupsOf(rule: string, language: Language): Groups {
  const ready = groupsRead.get(rule);
  if (ready) return ready;
  const groups = rule.split(' & ');
  const wordsOf = (group: string) =>
    (language === 'ko' ? group.replaceAll(' ', '') : group).split('|');
  const found = {
    wanted: groups.filter((group) => !group.startsWith('!')).map(wordsOf),
    unwanted: groups.flatMap((group) => (group.startsWith('!') ? wordsOf(group.slice(1)) : [])),
  };
  groupsRead.set(rule, found);
  return found;
}

/** How many letters of a question speak for a rule: those of the longest word of each group; 0 if it does not fit. */
function lettersFor(rule: string, question: string, language: Language): number {
  const { wanted, unwanted } = groupsOf(rule, language);
  if (unwanted.some((word) => question.includes(word))) return 0;
  const longest = wanted.map((words) =>
    Math.max(0, ...words.filter((word) => question.includes(word)).map(({ length }) => length)),
  );
  return longest.includes(0) ? 0 : longest.reduce((sum, length) => sum + length, 0);
}
