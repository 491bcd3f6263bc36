import { expect, test } from 'vitest';
import { registerAccount, testAppForFile } from '../../../test/test-app.ts';

const context = testAppForFile({});

const path = '/api/practice/bank-questions';
/** 33 cells of 20. */
const bankSize = 660;

type Page = { questions: { id: string; text: string }[]; total: number; nextCursor: string | null };

async function pageOf(query: Record<string, string>): Promise<Page> {
  const { client } = await registerAccount(context.client);
  const { status, body } = await client.get(`${path}?${new URLSearchParams(query).toString()}`);
  expect(status).toBe(200);
  return body as unknown as Page;
}

test('shows the whole bank, page by page, each question once', async () => {
  const { client } = await registerAccount(context.client);
  const ids: string[] = [];
  let cursor: string | null = '0';
  while (cursor !== null) {
    const { body } = await client.get(`${path}?language=ko&cursor=${cursor}`);
    const page = body as unknown as Page;
    expect(page.total).toBe(bankSize);
    ids.push(...page.questions.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(new Set(ids).size).toBe(bankSize);
});

test('narrows it by category, sub-category and difficulty, in the language that is wanted', async () => {
  const cell = { category: 'job', subCategory: 'it', difficulty: 'beginner' };
  const { questions, total, nextCursor } = await pageOf({ ...cell, language: 'en' });
  expect({ total, nextCursor }).toEqual({ total: 20, nextCursor: null });
  expect(questions[0]).toEqual({
    id: 'job-it-b01',
    text: 'Why would you add an index to a database table, and what does it cost you?',
    questionType: 'technical',
    mainCategory: 'job',
    subCategory: 'it',
    difficulty: 'beginner',
  });
  expect((await pageOf({ category: 'university', subCategory: 'it' })).total).toBe(0);
});

test('finds questions by all words, whatever the spaces, case and punctuation', async () => {
  const { questions } = await pageOf({ language: 'ko', q: '데이터 베이스, 인덱스!' });
  expect(questions.map(({ id }) => id)).toContain('job-it-b01');
  for (const { text } of questions) expect(text).toMatch(/인덱스/);
  const english = await pageOf({ language: 'en', q: 'DATABASE index' });
  expect(english.questions.map(({ id }) => id)).toContain('job-it-b01');
  expect((await pageOf({ language: 'ko', q: '없는말없는말' })).total).toBe(0);
  expect((await pageOf({ language: 'ko', q: ' ?! ' })).total).toBe(bankSize);
});

test('only for who is signed in, and with a cursor of its own', async () => {
  expect((await context.client.get(path)).status).toBe(401);
  const { client } = await registerAccount(context.client);
  expect((await client.get(`${path}?cursor=-1`)).status).toBe(400);
  expect((await client.get(`${path}?category=nothing`)).status).toBe(400);
  const { body } = await client.get(`${path}?cursor=99999`);
  expect(body).toMatchObject({ questions: [], nextCursor: null });
});
