import type { Language } from '@daedap/contract/languages';
import { topics, type Topic } from '../competences.ts';
import { formsOfCue } from './compile-cue.ts';
import { perLanguage, makeLookup } from '../lookup.ts';
import type { KnownQuestion } from '../question.ts';
import { stemOf } from '../text/english.ts';
import { splitWords } from '../text/word.ts';

/** How often the questions and rubrics of the bank use a word. */
export type BankWords = {
  /** Whether people use the word in interviews. */
  readonly isOrdinary: (key: string, language: Language) => boolean;
  /** How specific a word is: near 1 for a rare word, near 0 for one of every interview. */
  readonly weightOf: (key: string, language: Language) => number;
  /** Words that rubrics of this topic use more often than others, with the weight of each. */
  readonly wordsOf: (topic: Topic, language: Language) => ReadonlyMap<string, number>;
};

/** The words of a rubric: the keys of every form in its cues. */
export function rubricKeys(
  question: Pick<KnownQuestion, 'points'>,
  language: Language,
): Set<string> {
  const forms = question.points.flatMap(({ cues }) => cues[language].flatMap(formsOfCue));
  return new Set(forms.map((form) => (language === 'ko' ? form : stemOf(form.toLowerCase()))));
}

export function countBankWords(bank: readonly KnownQuestion[]): BankWords {
  const counts = perLanguage((language) => {
    const rubrics = new Map<string, number>();
    for (const question of bank)
      for (const key of rubricKeys(question, language))
        rubrics.set(key, (rubrics.get(key) ?? 0) + 1);
    return rubrics;
  });
  const byTopic = perLanguage((language) => {
    const rubrics = bank.map((question) => ({
      topic: question.topic,
      keys: rubricKeys(question, language),
    }));
    return makeLookup(topics, (topic) => topicWords(rubrics, topic, counts(language)));
  });
  const stems = perLanguage((language) =>
    bank.map(
      ({ text }) => new Set(splitWords(text[language]).map(({ surface }) => stemOf(surface))),
    ),
  );
  /** How many questions use the word. */
  const questionsWith = (key: string, language: Language) =>
    language === 'ko'
      ? bank.filter(({ text }) => text.ko.includes(key)).length
      : stems(language).filter((held) => held.has(key)).length;
  const weights = perLanguage(() => new Map<string, number>());
  return {
    wordsOf: (topic, language) => byTopic(language)[topic],
    isOrdinary: (key, language) => counts(language).has(key),
    weightOf: (key, language) => {
      const known = weights(language).get(key);
      if (known !== undefined) return known;
      const uses = Math.max(1, counts(language).get(key) ?? 0, questionsWith(key, language));
      const weight = 1 - Math.log(uses) / Math.log(bank.length + 2);
      if (weights(language).size >= rememberedWords) weights(language).clear();
      weights(language).set(key, weight);
      return weight;
    },
  };
}

const rememberedWords = 20_000;

type Rubric = { readonly topic: Topic; readonly keys: ReadonlySet<string> };

/** A word belongs to a topic if it is in this many of its rubrics, and this many times as often as in all rubrics. */
const leastRubrics = 5;
const leastLift = 3;
/** From this many times as often on, the word has the full weight. */
const fullLift = 6;
/** A word of a whole topic weighs less than one of the question's own subject. */
const mostWeight = 0.35;

function topicWords(
  rubrics: readonly Rubric[],
  topic: Topic,
  counts: ReadonlyMap<string, number>,
): Map<string, number> {
  const own = rubrics.filter((rubric) => rubric.topic === topic);
  const inTopic = new Map<string, number>();
  for (const { keys } of own) for (const key of keys) inTopic.set(key, (inTopic.get(key) ?? 0) + 1);
  const weights = new Map<string, number>();
  for (const [key, count] of inTopic) {
    const lift = count / own.length / ((counts.get(key) ?? count) / rubrics.length);
    if (count >= leastRubrics && lift >= leastLift)
      weights.set(key, mostWeight * Math.min(1, Math.log(lift) / Math.log(fullLift)));
  }
  return weights;
}
