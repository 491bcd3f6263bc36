import { expect, test } from 'vitest';
import { createEmbeddedEngines } from './embedded.ts';
import { describeEngines } from './engine-contract.ts';
import { loadCoach } from './load-coach.ts';

const { interviewer } = createEmbeddedEngines(loadCoach);

describeEngines('embedded', async () => ({
  engines: createEmbeddedEngines(loadCoach),
  close: async () => undefined,
}));

const cell = { mainCategory: 'job', subCategory: 'it', difficulty: 'beginner' } as const;

test('the same seed asks the same questions of the bank, in the language of the interview', async () => {
  const request = { ...cell, count: 3, seed: 'one', seen: [] };
  const korean = await interviewer.questions({ ...request, language: 'ko' });
  const english = await interviewer.questions({ ...request, language: 'en' });
  const other = await interviewer.questions({ ...request, language: 'ko', seed: 'two' });
  const ids = korean.questions.map(({ bankId }) => bankId);
  expect(english.questions.map(({ bankId }) => bankId)).toEqual(ids);
  expect(other.questions.map(({ bankId }) => bankId)).not.toEqual(ids);
  expect(korean.questions[0]?.text).toMatch(/[가-힣]/);
  expect(english.questions[0]?.text).not.toMatch(/[가-힣]/);
});

test('recognises a question of the bank by its text in both languages', async () => {
  const request = { ...cell, count: 7, seed: 'one', seen: [] };
  const first = await interviewer.questions({ ...request, language: 'en' });
  const seen = first.questions.map(({ text }) => text);
  const second = await interviewer.questions({ ...request, language: 'ko', seen });
  const ids = new Set(first.questions.map(({ bankId }) => bankId));
  expect(second.questions.filter(({ bankId }) => ids.has(bankId))).toEqual([]);
});

test('gives enough questions even if the user has seen nearly all', async () => {
  const all = await interviewer.questions({
    ...cell,
    count: 20,
    seed: 'x',
    language: 'ko',
    seen: [],
  });
  const seen = all.questions.slice(2).map(({ bankId }) => bankId ?? '');
  const next = await interviewer.questions({ ...cell, count: 5, seed: 'y', language: 'ko', seen });
  const ids = next.questions.map(({ bankId }) => bankId);
  expect(new Set(ids).size).toBe(5);
  expect(ids).toEqual(
    expect.arrayContaining(all.questions.slice(0, 2).map(({ bankId }) => bankId)),
  );
});

test('loads the coach once', async () => {
  expect(await loadCoach()).toBe(await loadCoach());
});
