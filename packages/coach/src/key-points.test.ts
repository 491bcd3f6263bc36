import { languages } from '@daedap/contract/languages';
import { describe, expect, test } from 'vitest';
import { readText } from '../test/reading-tools.ts';
import { bank } from './bank.ts';
import { keyPointsOf } from './key-points.ts';
import { kindOfBank } from './question-kind.ts';

const questionOf = (id: string) => bank.find((question) => question.id === id)!;

describe('key points', () => {
  test('are the first three of the rubric where they tell no answer', () => {
    const question = questionOf('university-regular-b01');
    expect(keyPointsOf(question, 'ko', readText)).toEqual(
      question.points.slice(0, 3).map(({ label }) => label.ko),
    );
  });

  test.each([
    ['university-regular-i17', 'ko', ['처음', '가운데', '정렬']],
    ['job-marketing-i05', 'en', ['metrics', 'margin', 'ratio']],
  ] as const)('of %s in %s are single words', (id, language, words) => {
    expect(keyPointsOf(questionOf(id), language, readText)).toEqual(words);
  });

  test('are one to three single words of the rubric for every question about knowledge', () => {
    const known = bank.filter((question) => kindOfBank(question) === 'knowledge');
    expect(known.length).toBeGreaterThan(100);
    for (const question of known)
      for (const language of languages) {
        const words = keyPointsOf(question, language, readText);
        const labels = question.points.map(({ label }) => label[language].toLowerCase()).join(' ');
        expect({ id: question.id, count: words.length }).toEqual({
          id: question.id,
          count: Math.min(3, Math.max(1, words.length)),
        });
        for (const word of words) {
          expect(word).not.toMatch(/\s/);
          // An analyser may write a stem otherwise than it was said.
          expect({ word, isOfRubric: labels.includes(word.toLowerCase()) }).toEqual({
            word,
            isOfRubric: true,
          });
        }
      }
  });
});
