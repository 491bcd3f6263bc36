import type { Evidence } from '@daedap/contract/interviews';
import { expect, test } from 'vitest';
import { type DimensionFilter, splitTranscript } from './transcript-pieces.ts';

const said = '음 조회를 1.8초에서 0.3초로 줄였습니다. 아마 그게 전부예요.';

function evidenceOf(quote: string, values: Partial<Evidence> = {}): Evidence {
  const start = said.indexOf(quote);
  return {
    dimension: 'depth',
    effect: 'raised',
    quote,
    start,
    end: start + quote.length,
    note: quote,
    ...values,
  };
}

/** `[text: notes]`, a `*` where a mark begins. */
function show(text: string, evidence: Evidence[], dimension: DimensionFilter = 'all'): string {
  return splitTranscript(text, evidence, dimension)
    .map((piece) =>
      piece.evidence.length === 0
        ? piece.text
        : `[${piece.isFirst ? '*' : ''}${piece.text}: ${piece.evidence.map(({ note }) => note).join(', ')}]`,
    )
    .join('');
}

test('the pieces always add up to the transcript', () => {
  const evidence = [
    evidenceOf('1.8초에서 0.3초로'),
    evidenceOf('0.3초로 줄였습니다'),
    evidenceOf('음'),
  ];
  for (const dimension of ['all', 'relevance', 'depth'] as const) {
    const pieces = splitTranscript(said, evidence, dimension);
    expect(pieces.map(({ text }) => text).join('')).toBe(said);
    expect(pieces.every(({ text }) => text !== '')).toBe(true);
  }
});

test('a word inside a marked sentence is its own mark, and the sentence begins once', () => {
  const sentence = '음 조회를 1.8초에서 0.3초로 줄였습니다';
  const evidence = [
    evidenceOf(sentence, { note: '문장' }),
    evidenceOf('음', { effect: 'lowered' }),
    evidenceOf('0.3초로'),
  ];
  expect(show(said, evidence)).toBe(
    '[*음: 음, 문장][* 조회를 1.8초에서 : 문장][*0.3초로: 0.3초로, 문장][ 줄였습니다: 문장]. 아마 그게 전부예요.',
  );
});

test('ranges that overlap in part, and two on the same words', () => {
  const evidence = [
    evidenceOf('1.8초에서 0.3초로', { note: 'a' }),
    evidenceOf('0.3초로 줄였습니다', { note: 'b' }),
    evidenceOf('아마', { note: 'c' }),
    evidenceOf('아마', { note: 'd', dimension: 'clarity' }),
  ];
  expect(show(said, evidence)).toBe(
    '음 조회를 [*1.8초에서 : a][*0.3초로: b, a][ 줄였습니다: b]. [*아마: c, d] 그게 전부예요.',
  );
});

test('a mark does not begin with a space', () => {
  const evidence = [evidenceOf('1.8초에서 0.3초로', { note: 'a' }), evidenceOf('1.8초에서')];
  evidence.push(evidenceOf('0.3초로'));
  expect(show(said, evidence)).toContain(
    '[*1.8초에서: 1.8초에서, a][ : a][*0.3초로: 0.3초로, a] 줄였습니다.',
  );
});

test('marks one dimension only', () => {
  const evidence = [evidenceOf('음', { dimension: 'clarity' }), evidenceOf('0.3초로')];
  expect(show(said, evidence, 'clarity')).toBe(`[*음: 음]${said.slice(1)}`);
  expect(show(said, evidence, 'relevance')).toBe(said);
});

test.each([
  ['backwards', { start: 9, end: 3 }],
  ['beyond the end', { start: 4_000, end: 4_010 }],
  ['negative', { start: -5, end: 2 }],
  ['no numbers', { start: Number.NaN, end: Number.NaN }],
  ['in half a unit', { start: 0.5, end: 1.5 }],
  ['at other words', { start: 2, end: 5 }],
  ['endless', { start: 0, end: Number.POSITIVE_INFINITY }],
])('broken offsets (%s): the words are found by the quote', (_, offsets) => {
  expect(show(said, [evidenceOf('아마', offsets)])).toBe(said.replace('아마', '[*아마: 아마]'));
});

test.each([
  ['words that were never said', { quote: '없는 말' }],
  ['nothing', { quote: '', start: 3, end: 3 }],
  ['a space', { quote: ' ', start: 1, end: 2 }],
])('%s are not marked', (_, values) => {
  expect(show(said, [evidenceOf('아마', values)])).toBe(said);
});

test('marks the occurrence nearest to a broken offset', () => {
  const item = { ...evidenceOf('음'), end: 99, note: 'x' };
  expect(show('음 그래서 음', [{ ...item, start: 5 }])).toBe('음 그래서 [*음: x]');
  expect(show('음 그래서 음', [{ ...item, start: 1 }])).toBe('[*음: x] 그래서 음');
});

test('never marks half an emoji', () => {
  const item = { ...evidenceOf('음'), quote: '', start: 1, end: 3, note: 'x' };
  expect(show('😀😀', [item])).toBe('[*😀😀: x]');
});

test('an empty transcript has no pieces', () => {
  expect(splitTranscript('', [evidenceOf('음')], 'all')).toEqual([]);
});

test('notes may stand after sentences and at the end', () => {
  const breaks = splitTranscript(said, [evidenceOf('1.8초에서')], 'all').filter(
    ({ isBreak }) => isBreak,
  );
  expect(breaks.map(({ text }) => text)).toEqual([' 0.3초로 줄였습니다.', ' 아마 그게 전부예요.']);
});

test('notes may stand about every eighty characters in a text without full stops', () => {
  const long = '그래서 저는 '.repeat(40);
  const pieces = splitTranscript(long, [], 'all');
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.every(({ text }) => text.length <= 90)).toBe(true);
  const endless = 'ㅋ'.repeat(500);
  expect(splitTranscript(endless, [], 'all')).toHaveLength(1);
});
