import { expect, test } from 'vitest';
import { examples } from '../../examples/examples.ts';
import { readText } from '../../test/reading-tools.ts';
import { soundsRight } from './explanations.ts';

test('says nothing about a question that the bank does not explain', () => {
  expect(soundsRight(readText('It falls.', 'en'), 'no-such-question', 'en')).toBeNull();
});

test('the bank’s own explanations sound like what they are', () => {
  for (const language of ['ko', 'en'] as const)
    for (const [id, { explanations }] of examples) {
      if (!explanations) continue;
      const heard = (text: string) => soundsRight(readText(text, language), id, language);
      for (const text of explanations.right[language]) expect(heard(text)).toBeGreaterThan(0);
      for (const text of explanations.wrong[language]) expect(heard(text)).toBeLessThan(0);
    }
});

test('an answer without a known term sounds neither right nor wrong', () => {
  const [id] = [...examples].find(([, { explanations }]) => explanations)!;
  expect(soundsRight(readText('Um.', 'en'), id, 'en')).toBe(0);
});
