import { expect, test } from 'vitest';
import { readFixtures } from '../node/read-fixtures.ts';
import { guessKind } from './guess-kind.ts';

test.each(readFixtures().map(({ id, kind, text }) => [id, kind, text] as const))(
  '%s: its text alone says what it is',
  (_, kind, text) => expect(guessKind(text)).toBe(kind),
);

test('the name of a file decides where the text does not', () => {
  const text = '축구부 주장으로 뛰었고 대회에서 우승했다';
  expect(guessKind(text)).toBe('cover-letter');
  expect(guessKind(text, '2026_이력서_최종.pdf')).toBe('cv');
  // Names from a Mac come with their letters apart.
  expect(guessKind(text, '생기부.hwpx'.normalize('NFD'))).toBe('school-record');
  expect(guessKind(text, 'my-portfolio.pdf')).toBe('portfolio');
  expect(guessKind(text, '신입 채용공고.docx')).toBe('job-ad');
});

test('a name that lies loses against a whole paper of another kind', () => {
  const ad = readFixtures().find(({ id }) => id === 'job-ad-backend.ko')!;
  expect(guessKind(ad.text, '자기소개서 양식.txt')).toBe('job-ad');
});

test('a long paper is guessed from its beginning, and no text holds it up', () => {
  const letter = readFixtures().find(({ kind }) => kind === 'cover-letter');
  expect(guessKind(letter!.text + '가나다 '.repeat(60_000))).toBe('cover-letter');
  expect(guessKind('')).toBe('cover-letter');
});
