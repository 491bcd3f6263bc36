import { describe, expect, test } from 'vitest';
import { figuresAppForFile, pagesOf, type Person } from '../../../test/figures-app.ts';
import { insertInterview } from '../../../test/interview-data.ts';

const context = figuresAppForFile();

const list = '/api/recordings/sessions';
const pages = (person: Person, query: string) =>
  pagesOf(person.client, `${list}?${query}`, 'sessions');

describe('the search', () => {
  test('finds words of questions and of answers that count, ignoring case', async () => {
    const person = await context.person();
    const asked = await insertInterview(context.db, person.id, {
      questions: [{ text: 'React와 Vue의 차이는?' }],
      answers: [{ answer_text: '잘 모르겠어요' }],
    });
    const answered = await insertInterview(context.db, person.id, {
      questions: [{ text: '무엇을 써보셨나요?' }],
      answers: [
        { answer_text: 'Angular를 썼어요' },
        { question: 1, answer_text: 'REACT를 썼어요' },
        { question: 1, answer_text: 'Svelte를 썼어요', retake: true },
      ],
    });
    const find = async (text: string) =>
      (await pages(person, `q=${encodeURIComponent(text)}&sort=oldest`)).flat();
    expect(await find('react')).toEqual([asked.sessionId, answered.sessionId]);
    expect(await find('  VUE의  ')).toEqual([asked.sessionId]);
    expect(await find('angular')).toEqual([]);
    expect(await find('svelte')).toEqual([]);
    expect(await find('   ')).toEqual([asked.sessionId, answered.sessionId]);
    expect(await find('차이'.normalize('NFD'))).toEqual([asked.sessionId]);
  });

  test('does not treat % and _ as wildcards', async () => {
    const person = await context.person();
    const texts = [
      '100% 성공',
      '1000 성공',
      'snake_case',
      'snakeXcase',
      String.raw`C:\temp`,
      "it's",
    ];
    const ids = new Map<string, number>();
    for (const text of texts) {
      const { sessionId } = await insertInterview(context.db, person.id, { questions: [{ text }] });
      ids.set(text, sessionId);
    }
    const find = async (text: string) =>
      (await pages(person, `q=${encodeURIComponent(text)}`)).flat();
    expect(await find('100%')).toEqual([ids.get('100% 성공')]);
    expect(await find('snake_')).toEqual([ids.get('snake_case')]);
    expect(await find('\\')).toEqual([ids.get(String.raw`C:\temp`)]);
    expect(await find(String.raw`:\t`)).toEqual([ids.get(String.raw`C:\temp`)]);
    expect(await find("'s")).toEqual([ids.get("it's")]);
    expect(await find('%%')).toEqual([]);
    expect(await find('100\u0000%')).toEqual([ids.get('100% 성공')]);
  });

  test('works with pages, a category and a sort order', async () => {
    const person = await context.person();
    const ids: number[] = [];
    for (const score of [10, 20, 30, 40]) {
      const { sessionId } = await insertInterview(context.db, person.id, {
        session: { main_category: score === 20 ? 'job' : 'pressure' },
        questions: [{ text: score === 30 ? '다른 말' : '협업 경험' }],
        answers: [{ score }],
      });
      ids.push(sessionId);
    }
    const found = await pages(person, 'q=협업&category=pressure&sort=lowest&limit=1');
    expect(found).toEqual([[ids[0]], [ids[3]]]);
  });
});
