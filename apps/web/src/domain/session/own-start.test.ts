import { expect, test } from 'vitest';
import { readOwnStart, setupWith } from './own-start.ts';

const question = (text: string) => ({ text, questionType: 'general' as const, points: [] });

const start = (...texts: string[]) =>
  setupWith({ source: 'materials', category: 'job', questions: texts.map(question) });

test('questions bring their language along, also those that name programs in Latin letters', () => {
  const korean = start('React와 TypeScript를 고른 이유는 무엇인가요?', '왜 줄었나요?');
  expect(readOwnStart(korean.state)?.language).toBe('ko');
  expect(readOwnStart(start('Why did you choose it?').state)?.language).toBe('en');
});

test('a state of an earlier version has the language of its questions, too', () => {
  const { own } = start('What was hardest?').state;
  const { language: _, ...earlier } = own;
  expect(readOwnStart({ own: earlier })).toEqual(own);
  expect(readOwnStart({ own: { ...own, language: 'xx' } })?.language).toBe('en');
});

test('a state without readable questions is none', () => {
  for (const state of [null, {}, { own: { ...start('하나?').state.own, questions: [] } }])
    expect(readOwnStart(state)).toBeNull();
});
