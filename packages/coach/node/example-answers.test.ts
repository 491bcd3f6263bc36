import { languages } from '@daedap/contract/languages';
import { expect, test } from 'vitest';
import { knownQuestions } from '../src/bank.ts';
import { readExampleAnswer } from './example-answers.ts';

test.each(languages)('every question has an example in %s', async (language) => {
  for (const question of knownQuestions) {
    const sentences = await readExampleAnswer(question, language);
    const ids = new Set(question.points.map(({ id }) => id));
    const good = sentences.filter(({ point, text }) => ids.has(point) && text.trim() !== '');
    const { id } = question;
    expect({ id, good: good.length }).toEqual({ id, good: sentences.length });
    expect({ id, enough: good.length >= 3 }).toEqual({ id, enough: true });
  }
});

test.each(languages)('no two questions share an example in %s', async (language) => {
  const texts = await Promise.all(
    knownQuestions.map(async (question) =>
      (await readExampleAnswer(question, language)).map(({ text }) => text).join(' '),
    ),
  );
  expect(new Set(texts).size).toBe(knownQuestions.length);
});
