import { expect, test } from 'vitest';
import type { Evidence } from './evidence.ts';
import { addSeconds } from './evidence-times.ts';

const transcript = '저는 개발자입니다. 쿼리를 고쳤습니다.';
const segments = [
  { start: 0, end: 2, text: '저는 개발자입니다.' },
  { start: 3, end: 5, text: '쿼리를 고쳤습니다.' },
];
const evidence = (quote: string): Evidence => ({
  dimension: 'depth',
  effect: 'raised',
  quote,
  start: transcript.indexOf(quote),
  end: transcript.indexOf(quote) + quote.length,
  note: '',
});

test('adds the time at which evidence was said', () => {
  const [first, second] = addSeconds(
    [evidence('저는 개발자입니다.'), evidence('쿼리를')],
    transcript,
    segments,
  );
  expect(first!.seconds).toEqual({ start: 0, end: 2 });
  expect(second!.seconds).toEqual({ start: 3, end: 3.6 });
});

test('adds no time to words that the user corrected', () => {
  const [item] = addSeconds([evidence('쿼리를')], transcript, segments.slice(0, 1));
  expect(item!.seconds).toBeUndefined();
});
