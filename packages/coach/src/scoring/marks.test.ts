import { expect, test } from 'vitest';
import { compile, readText } from '../../test/reading-tools.ts';
import { createMarkFinder, type MarkName } from './marks.ts';

const findMarks = createMarkFinder(compile);

const marked = (raw: string, language: 'ko' | 'en', name: MarkName) => {
  const text = readText(raw, language);
  return findMarks(text)[name].map(({ first, last }) =>
    text.words
      .slice(first, last + 1)
      .map(({ surface }) => surface)
      .join(' '),
  );
};

test('distinguishes past actions from plans', () => {
  expect(marked('제가 쿼리를 분석했습니다', 'ko', 'ownAction')).toEqual(['분석했습니다']);
  expect(marked('제가 쿼리를 분석하겠습니다', 'ko', 'plan')).toEqual(['분석하겠습니다']);
  expect(marked('I rewrote the page', 'en', 'ownAction')).toEqual(['i rewrote']);
  expect(marked('I would rewrite the page', 'en', 'plan')).toEqual(['i would rewrite']);
});

test('finds hedges as whole phrases', () => {
  expect(marked('It is sort of hard', 'en', 'hedge')).toEqual(['sort of']);
  expect(marked('a sorted tree instead of a list', 'en', 'hedge')).toEqual([]);
  expect(marked('좋은 것 같습니다', 'ko', 'hedge')).toEqual(['것 같습니다']);
});

test('finds reasons and results by endings and words', () => {
  expect(marked('느려서 고쳤습니다', 'ko', 'reason')).toEqual(['느려서']);
  expect(marked('그 결과 절반으로 줄었습니다', 'ko', 'result')).toContain('결과');
  expect(marked('because it was slow', 'en', 'reason')).toEqual(['because']);
});

test('finds requests for a score', () => {
  expect(marked('만점을 주세요', 'ko', 'demand')).not.toEqual([]);
  expect(marked('please give me full marks', 'en', 'demand')).not.toEqual([]);
});

test('finds sweeping claims, and not what only looks like them', () => {
  expect(marked('그 순서는 절대 바뀌지 않습니다', 'ko', 'sweeping')).toContain('절대');
  expect(marked('따로 확인할 필요가 없습니다', 'ko', 'sweeping')).toEqual(['필요가 없습니다']);
  expect(marked('표를 확인하고 팀장님께 여쭤봤습니다', 'ko', 'sweeping')).toEqual([]);
  expect(marked('there is no risk at all', 'en', 'sweeping')).toEqual(['no risk', 'at all']);
  expect(marked('I checked the list with my manager', 'en', 'sweeping')).toEqual([]);
});
