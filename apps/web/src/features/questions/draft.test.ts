import { expect, test } from 'vitest';
import {
  asCopy,
  changeDraft,
  contentOf,
  type Draft,
  draftOf,
  forgetDraft,
  keepDraft,
  newDraft,
  readDraft,
} from './draft.ts';

const question = (text: string, cues: string[] = []) => ({
  text,
  questionType: 'technical' as const,
  points: [{ label: '까닭', cues }],
});
const set = {
  id: 7,
  name: '기출',
  version: 3,
  updatedAt: '2026-11-16T00:00:00.000Z',
  questions: [question('하나?', ['때문']), question('둘?')],
};
const idOf = (draft: Draft, index: number) => draft.questions[index]?.id ?? '';

test('moves, writes, removes and adds questions', () => {
  let draft = draftOf(set);
  draft = changeDraft(draft, { type: 'move', id: idOf(draft, 1), by: -1 });
  draft = changeDraft(draft, { type: 'move', id: idOf(draft, 0), by: -1 });
  draft = changeDraft(draft, { type: 'write', id: idOf(draft, 0), text: '새 둘?' });
  draft = changeDraft(draft, { type: 'add' });
  draft = changeDraft(draft, { type: 'add', questions: [question('셋?')] });
  draft = changeDraft(draft, { type: 'rename', name: ' 새 이름 ' });
  expect(contentOf(draft)).toMatchObject({
    name: '새 이름',
    questions: [{ text: '새 둘?' }, { text: '하나?' }, { text: '셋?', questionType: 'technical' }],
  });
  draft = changeDraft(draft, { type: 'remove', id: idOf(draft, 0) });
  expect(contentOf(draft)).toMatchObject({ questions: [{ text: '하나?' }, { text: '셋?' }] });
});

test('a point keeps its words until it is written anew', () => {
  let draft = draftOf(set);
  draft = changeDraft(draft, { type: 'write', id: idOf(draft, 0), points: '까닭\n보기' });
  expect(contentOf(draft)).toMatchObject({
    questions: [
      {
        points: [
          { label: '까닭', cues: ['때문'] },
          { label: '보기', cues: [] },
        ],
      },
      { points: [{ label: '까닭' }] },
    ],
  });
});

test('says what cannot be stored', () => {
  expect(contentOf(newDraft(' '))).toBe('noName');
  expect(contentOf(newDraft('이름'))).toEqual({ name: '이름', questions: [] });
  const draft = newDraft('이름', [question('가'.repeat(10))]);
  const long = { type: 'write', id: idOf(draft, 0), text: '가'.repeat(301) } as const;
  expect(contentOf(changeDraft(draft, long))).toBe('tooLong');
});

test('survives a reload of the tab; a copy is a new set', () => {
  const draft = draftOf(set);
  keepDraft(draft);
  expect(readDraft()).toEqual(draft);
  expect(asCopy(draft)).toMatchObject({ set: null, name: '기출' });
  expect(asCopy(draft).key).not.toBe(draft.key);
  forgetDraft();
  expect(readDraft()).toBeNull();
});
