import { ownQuestion } from '@daedap/contract/own-questions';
import { describe, expect, test } from 'vitest';
import { type Fixture, readFixtures } from '../node/read-fixtures.ts';
import type { Frame } from './frames/frame.ts';
import { intents } from './intents.ts';
import { languageOf, makeQuestions, type MadeQuestion } from './make-questions.ts';
import { maskPersonalData } from './masks.ts';

const fixtures = readFixtures().filter(({ isHeldOut }) => !isHeldOut);
const seeds = ['one', 'two', 'three', 'four', 'five'];

const documentOf = ({ id, kind, blind, text }: Fixture) => ({
  id,
  kind,
  text: maskPersonalData(text, { kind, blind }).text,
});

const questionsOf = (fixture: Fixture, seed = 'one', count = 10) =>
  makeQuestions({
    documents: [documentOf(fixture)],
    language: fixture.language,
    count,
    seed,
    blind: fixture.blind,
  });

const fixtureOf = (id: string) => fixtures.find((fixture) => fixture.id === id)!;

const doubledParticles = /[을를][을를]\s|[과와][과와]\s/;
const hasFinal = (syllable: string) => (syllable.charCodeAt(0) - 0xac00) % 28 !== 0;

test('has the papers that are promised', () => {
  const count = (kind: string, language: string) =>
    fixtures.filter((each) => each.kind === kind && each.language === language).length;
  expect([
    count('cover-letter', 'ko'),
    count('school-record', 'ko'),
    count('cv', 'ko'),
    count('job-ad', 'ko'),
  ]).toEqual([5, 3, 3, 3]);
  expect([count('cover-letter', 'en'), count('cv', 'en'), count('job-ad', 'en')]).toEqual([
    1, 2, 1,
  ]);
});

describe.each(fixtures)('$id', (fixture) => {
  const { text } = documentOf(fixture);
  const sets = seeds.map((seed) => questionsOf(fixture, seed));
  const all = sets.flat();

  test('gives nine or ten questions, all different', () => {
    for (const set of sets) {
      expect(set.length).toBeGreaterThanOrEqual(9);
      expect(set.length).toBeLessThanOrEqual(10);
      expect(new Set(set.map((question) => question.text)).size).toBe(set.length);
    }
  });

  test('names a sentence of the document for each', () => {
    for (const { source } of all) {
      expect(source.documentId).toBe(fixture.id);
      expect(text.slice(source.start, source.end)).toBe(source.sentence);
      expect(source.sentence.length).toBeGreaterThan(0);
    }
  });

  test('shows no datum that was masked', () => {
    const { masks } = maskPersonalData(fixture.text, { kind: fixture.kind, blind: fixture.blind });
    const data = masks
      .map(({ start, end }) => fixture.text.slice(start, end))
      .filter((datum) => datum.length > 2);
    for (const question of all)
      for (const part of [question.text, ...question.points.flatMap(({ cues }) => cues)]) {
        expect(part).not.toContain('[');
        for (const datum of data) expect(part).not.toContain(datum);
      }
  });

  test('is a question of the shared shape with three or four points', () => {
    for (const question of all) {
      const parsed = ownQuestion.parse(question);
      expect(parsed.text).toBe(question.text);
      expect(parsed.points.length).toBeGreaterThanOrEqual(3);
      expect(parsed.points.length).toBeLessThanOrEqual(4);
      for (const { start, cues } of parsed.points) {
        expect(start).toBeTruthy();
        expect(cues.length).toBeGreaterThan(0);
      }
      expect(new Set(parsed.points.map(({ label }) => label)).size).toBe(parsed.points.length);
    }
  });

  test('is made of whole words and ends as a question does', () => {
    for (const { text: asked } of all) {
      expect(asked).not.toMatch(/[{}]|undefined|null|\s{2,}/);
      expect(asked).toMatch(
        fixture.language === 'ko'
          ? /(?:요\?|까요\?|주세요\.|말씀해 주세요\.|궁금합니다\.)$/
          : /[?.]$/,
      );
      for (const [open, close] of [
        ['(', ')'],
        ['『', '』'],
        ['"', '"'],
      ] as const)
        expect(asked.split(open).length % 2 === 1 || open !== close).toBe(true);
      expect(asked.split("'").length % 2 === 1 || fixture.language === 'en').toBe(true);
    }
  });

  test('never quotes more than a line', () => {
    const longest = fixture.language === 'ko' ? 60 : 104;
    for (const { text: asked, source } of all)
      expect(longestShared(asked, source.sentence)).toBeLessThanOrEqual(longest);
  });

  test('is the same for the same seed, and another for another', () => {
    expect(questionsOf(fixture, 'one')).toEqual(sets[0]);
    expect(
      new Set(sets.map((set) => JSON.stringify(set.map((question) => question.text)))).size,
    ).toBeGreaterThan(1);
  });
});

/** The length of the longest stretch of characters that two texts share. */
function longestShared(one: string, two: string): number {
  let longest = 0;
  for (let at = 0; at < one.length; at += 1)
    while (at + longest < one.length && two.includes(one.slice(at, at + longest + 1))) longest += 1;
  return longest;
}

/** What is left of a question without the words of its paper. */
const frameOf = ({ text, source }: MadeQuestion) => {
  const known = new Set(source.sentence.split(/\s+/).map((word) => word.slice(0, 2)));
  return text
    .split(' ')
    .filter((word) => !known.has(word.slice(0, 2)))
    .join(' ');
};

/** A pattern that every question of a frame fits. */
const patternOf = ({ text }: Frame) => {
  const fixed = text
    .split(/\{\w+(?::[^}]+)?\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('.*')}$`);
};

test('never asks twice in the same way in a set', () => {
  const frames = { ko: languageOf('ko').frames, en: languageOf('en').frames };
  for (const fixture of fixtures.filter(({ kind }) => kind !== 'job-ad')) {
    const set = questionsOf(fixture, 'one', 20);
    for (const frame of frames[fixture.language]) {
      const asked = set.filter(
        ({ text, intent }) => intent === frame.intent && patternOf(frame).test(text),
      );
      expect(asked.slice(1).map(({ text }) => text)).toEqual([]);
    }
  }
});

test('asks for many things in many ways', () => {
  const all = fixtures.flatMap((fixture) => seeds.flatMap((seed) => questionsOf(fixture, seed)));
  expect(new Set(all.map(({ intent }) => intent)).size).toBeGreaterThanOrEqual(18);
  expect(intents.length).toBeGreaterThanOrEqual(12);
  expect(new Set(all.map(frameOf)).size).toBeGreaterThan(150);
});

test('has the right particle behind every word that was filled in', () => {
  for (const fixture of fixtures.filter(({ language }) => language === 'ko'))
    for (const seed of seeds)
      for (const { text } of questionsOf(fixture, seed)) {
        expect(text).not.toMatch(doubledParticles);
        for (const [, syllable, particle] of text.matchAll(
          /([가-힣])[』'](을|를|이|가|은|는)(?=\s)/g,
        ))
          expect(['을', '이', '은'].includes(particle!)).toBe(hasFinal(syllable!));
      }
});

describe('a job ad with papers of the user', () => {
  const ad = documentOf(fixtureOf('job-ad-backend.ko'));
  const letter = documentOf(fixtureOf('cover-letter-backend.ko'));
  const set = makeQuestions({ documents: [letter, ad], language: 'ko', count: 12, seed: 'one' });
  const compared = set.filter(({ requirement }) => requirement);

  test('compares what the ad asks for with what the paper says', () => {
    expect(compared.length).toBeGreaterThanOrEqual(2);
    for (const { source, requirement, intent } of compared) {
      expect(intent).toBe('requirement');
      expect(source.documentId).toBe(letter.id);
      expect(letter.text.slice(source.start, source.end)).toBe(source.sentence);
      expect(requirement!.documentId).toBe(ad.id);
      expect(ad.text.slice(requirement!.start, requirement!.end)).toBe(requirement!.sentence);
    }
  });

  test('leaves most of the questions to the papers', () => {
    expect(set).toHaveLength(12);
    expect(
      set.filter(({ source }) => source.documentId === letter.id).length,
    ).toBeGreaterThanOrEqual(8);
  });
});

test('asks about every one of several papers', () => {
  const documents = ['cover-letter-backend.ko', 'cv-frontend.ko', 'portfolio-ux.ko'].map((id) =>
    documentOf(fixtureOf(id)),
  );
  const set = makeQuestions({ documents, language: 'ko', count: 9, seed: 'one' });
  for (const { id } of documents)
    expect(set.filter(({ source }) => source.documentId === id).length).toBeGreaterThanOrEqual(2);
});

test('names no employer in a blind interview', () => {
  const cv = documentOf(fixtureOf('cv-accounting.ko'));
  for (const seed of seeds)
    for (const { text } of makeQuestions({
      documents: [cv],
      language: 'ko',
      count: 10,
      seed,
      blind: true,
    }))
      expect(text).not.toMatch(/다온정밀|푸른소재/);
});

test('makes nothing of a paper in another language, of an empty one, or of noise', () => {
  const english = documentOf(fixtureOf('cv-backend.en'));
  expect(makeQuestions({ documents: [english], language: 'ko', count: 5, seed: 'one' })).toEqual(
    [],
  );
  for (const text of [
    '',
    '   \n\n',
    '가'.repeat(40_000),
    '하여 '.repeat(10_000),
    'a '.repeat(20_000),
    '1.'.repeat(20_000),
  ])
    for (const language of ['ko', 'en'] as const)
      expect(
        makeQuestions({
          documents: [{ id: 'noise', kind: 'cv', text }],
          language,
          count: 5,
          seed: 'one',
        }),
      ).toEqual([]);
});
