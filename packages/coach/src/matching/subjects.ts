import type { Language } from '@daedap/contract/languages';
import { z } from 'zod';
import type { Topic } from '../competences.ts';
import { type CueCompiler, formsOfCue } from './compile-cue.ts';
import { findCue } from './find-cue.ts';
import subjectData from '../lexicon/subjects.json' with { type: 'json' };
import { perLanguage } from '../lookup.ts';
import { stemOf } from '../text/english.ts';
import type { ReadText } from '../text/read-text.ts';
import type { BankWords } from './bank-words.ts';

const cues = z.object({ ko: z.array(z.string()), en: z.array(z.string()) });

/** Subjects of interviews: cues of questions about them, and cues of answers. They are written as in a rubric. */
const subjectLexicon = z
  .array(z.object({ id: z.string(), asks: cues, answers: cues }))
  .parse(subjectData);

/** Subjects that the bank has rubrics for. */
const topicOfSubject: { readonly [subject: string]: Topic } = {
  'introduce-yourself': 'introduction',
  strengths: 'strengths',
  weaknesses: 'strengths',
  'why-hire-you': 'motivation',
  'motivation-company': 'motivation',
  'why-school': 'motivation',
  'why-major': 'motivation',
  'why-job': 'motivation',
  teamwork: 'teamwork',
  conflict: 'teamwork',
  leadership: 'teamwork',
  failure: 'failure',
  mistake: 'failure',
  stress: 'stress',
  'career-plan': 'plans',
  'club-activity': 'activities',
};

/** Answers to these may be about anything, so that each word that fits counts more. */
const openSubjects: ReadonlySet<string> = new Set(['introduce-yourself', 'why-hire-you']);
const openFactor = 2;

/** The words of a question's cue are at most this far apart. */
const askingSpan = 6;

/** Finds the subjects of a question, and returns the words of typical answers with the weight of each. */
export function createSubjectWordFinder(
  compile: CueCompiler,
  words: BankWords,
): (question: ReadText) => Map<string, number> {
  const subjects = perLanguage((language) =>
    subjectLexicon.map(({ id, asks, answers }) => ({
      topic: topicOfSubject[id],
      factor: openSubjects.has(id) ? openFactor : 1,
      asks: asks[language].map((cue) => compile(cue, language)),
      answers: new Set(answers[language].flatMap(formsOfCue).map((form) => keyOf(form, language))),
    })),
  );
  const sharing = perLanguage((language) => {
    const counts = new Map<string, number>();
    for (const { answers } of subjects(language))
      for (const key of answers) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  });
  /** A word of one subject weighs much, a word of many subjects little. */
  const weightOf = (key: string, language: Language) => {
    const shared = Math.log(sharing(language).get(key) ?? 1) / Math.log(subjectLexicon.length + 1);
    return Math.sqrt(1 - shared) * words.weightOf(key, language);
  };
  return (question) => {
    const { language } = question;
    const touched = subjects(language).filter(({ asks }) =>
      asks.some((cue) => findCue(question, cue, askingSpan)),
    );
    const expected = new Map<string, number>();
    for (const { answers, topic, factor } of touched) {
      if (topic)
        for (const [key, weight] of words.wordsOf(topic, language)) expected.set(key, weight);
      for (const key of answers) expected.set(key, factor * weightOf(key, language));
    }
    return expected;
  };
}

const keyOf = (form: string, language: Language) =>
  language === 'ko' ? form : stemOf(form.toLowerCase());
