import { expect, test } from 'vitest';
import { hasChanges, type Passage, compareTranscripts } from './transcript-changes.ts';

/** Changed passages in brackets. */
const shown = (passages: readonly Passage[]) =>
  passages.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');

function compare(before: string, after: string) {
  const changes = compareTranscripts(before, after);
  return [shown(changes.before), shown(changes.after)];
}

test('marks added words in the later transcript and dropped words in the earlier one', () => {
  expect(
    compare(
      '저는 로그를 대충 보고 문제를 해결했습니다.',
      '저는 로그를 분석했고, 응답 시간을 0.3초로 줄여서 문제를 해결했습니다.',
    ),
  ).toEqual([
    '저는 로그를 [대충 보고] 문제를 해결했습니다.',
    '저는 로그를 [분석했고, 응답 시간을 0.3초로 줄여서] 문제를 해결했습니다.',
  ]);
});

test('compares English', () => {
  expect(
    compare('I led the team and we shipped it.', 'In 2025 I led the team and we shipped it twice.'),
  ).toEqual([
    'I led the team and we shipped it.',
    '[In 2025] I led the team and we shipped it [twice.]',
  ]);
});

test('ignores punctuation, case and Unicode composition', () => {
  const before = 'React로 화면을 만들고, 배포했습니다';
  const after = 'react로  화면을 만들고 배포했습니다.'.normalize('NFD');
  const changes = compareTranscripts(before, after);
  expect(hasChanges(changes.before) || hasChanges(changes.after)).toBe(false);
  expect(changes.after).toEqual([{ text: after, changed: false }]);
});

test('does not split a new passage at one short common word', () => {
  expect(
    compare('저는 그 일을 했습니다', '저는 매주 회의록을 그 다음날까지 모두에게 보냈습니다'),
  ).toEqual(['저는 그 [일을 했습니다]', '저는 [매주 회의록을 그 다음날까지 모두에게 보냈습니다]']);
  expect(compare('we tested the code', 'people measured the latency')[1]).toBe(
    '[people measured the latency]',
  );
});

test('splits a new passage at a long common word or at two short ones', () => {
  expect(compare('a database b', 'first database later')[1]).toBe('[first] database [later]');
  expect(compare('p of the q', 'first of the later')[1]).toBe('[first] of the [later]');
  expect(compare('가 프로젝트 나', '먼저 프로젝트 나중')[1]).toBe('[먼저] 프로젝트 [나중]');
});

test('does not mark a short common word at the start or end of the text', () => {
  expect(compare('저는 갑니다', '저는 옵니다')).toEqual(['저는 [갑니다]', '저는 [옵니다]']);
});

test('compares with empty transcripts', () => {
  expect(compare('', '저는 개발자입니다.')).toEqual(['', '[저는 개발자입니다.]']);
  expect(compare('저는 개발자입니다.', ' \n')).toEqual(['[저는 개발자입니다.]', '']);
  expect(compareTranscripts('', '')).toEqual({ before: [], after: [] });
});

test('marks everything where nothing is common', () => {
  expect(compare('하나 둘 셋', 'four five six')).toEqual(['[하나 둘 셋]', '[four five six]']);
});

test('gives up on two long texts with nearly nothing in common', () => {
  // A whole comparison would find the last word in both.
  const long = (letter: string) =>
    `${Array.from({ length: 6_000 }, (_, at) => `${letter}${at}`).join(' ')} 감사합니다`;
  const changes = compareTranscripts(long('a'), long('b'));
  expect(changes.before).toEqual([{ text: long('a'), changed: true }]);
  expect(changes.after).toEqual([{ text: long('b'), changed: true }]);
});
