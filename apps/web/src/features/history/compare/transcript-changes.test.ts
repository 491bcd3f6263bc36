import { expect, test } from 'vitest';
import { hasChanges, type Passage, transcriptChanges } from './transcript-changes.ts';

/** Changed passages in brackets. */
const shown = (passages: readonly Passage[]) =>
  passages.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');

function compare(before: string, after: string) {
  const changes = transcriptChanges(before, after);
  return [shown(changes.before), shown(changes.after)];
}

test('what was added stands in the new one, what was dropped in the old one', () => {
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

test('English', () => {
  expect(
    compare('I led the team and we shipped it.', 'In 2025 I led the team and we shipped it twice.'),
  ).toEqual([
    'I led the team and we shipped it.',
    '[In 2025] I led the team and we shipped it [twice.]',
  ]);
});

test('signs, case and the way that letters are composed make no difference', () => {
  const before = 'React로 화면을 만들고, 배포했습니다';
  const after = 'react로  화면을 만들고 배포했습니다.'.normalize('NFD');
  const changes = transcriptChanges(before, after);
  expect(hasChanges(changes.before) || hasChanges(changes.after)).toBe(false);
  expect(changes.after).toEqual([{ text: after, changed: false }]);
});

test('one short word in common does not part a new passage', () => {
  expect(
    compare('저는 그 일을 했습니다', '저는 매주 회의록을 그 다음날까지 모두에게 보냈습니다'),
  ).toEqual(['저는 그 [일을 했습니다]', '저는 [매주 회의록을 그 다음날까지 모두에게 보냈습니다]']);
  expect(compare('we tested the code', 'people measured the latency')[1]).toBe(
    '[people measured the latency]',
  );
});

test('a long word in common, or two short ones, do', () => {
  expect(compare('a database b', 'first database later')[1]).toBe('[first] database [later]');
  expect(compare('p of the q', 'first of the later')[1]).toBe('[first] of the [later]');
  expect(compare('가 프로젝트 나', '먼저 프로젝트 나중')[1]).toBe('[먼저] 프로젝트 [나중]');
});

test('a short word at an edge of the text is no bridge', () => {
  expect(compare('저는 갑니다', '저는 옵니다')).toEqual(['저는 [갑니다]', '저는 [옵니다]']);
});

test('nothing said before, or after, or at all', () => {
  expect(compare('', '저는 개발자입니다.')).toEqual(['', '[저는 개발자입니다.]']);
  expect(compare('저는 개발자입니다.', ' \n')).toEqual(['[저는 개발자입니다.]', '']);
  expect(transcriptChanges('', '')).toEqual({ before: [], after: [] });
});

test('nothing in common', () => {
  expect(compare('하나 둘 셋', 'four five six')).toEqual(['[하나 둘 셋]', '[four five six]']);
});

test('two long texts with nothing in common are given up on in time', () => {
  const long = (letter: string) =>
    Array.from({ length: 6_000 }, (_, at) => `${letter}${at}`).join(' ');
  const start = performance.now();
  const changes = transcriptChanges(long('a'), long('b'));
  expect(performance.now() - start).toBeLessThan(3_000);
  expect(changes.before).toEqual([{ text: long('a'), changed: true }]);
  expect(changes.after).toEqual([{ text: long('b'), changed: true }]);
});
