import { expect, test } from 'vitest';
import { describeDelivery } from '#/media/delivery/describe-delivery.ts';
import { evidenceOf } from '../testing/analysis.ts';
import { marksOf } from './marks.ts';
import { trackOf } from './testing/delivery.ts';

const silent = describeDelivery(trackOf({ voice: [] }), { text: '', segments: [], limit: null });

test('words that moved several scores are one mark, and words without a time are none', () => {
  const seconds = { start: 4, end: 6 };
  const evidence = [
    evidenceOf('응답 시간이', { seconds, dimension: 'clarity' }),
    evidenceOf('응답 시간이 1.8초에서 0.3초로', { seconds, dimension: 'depth' }),
    evidenceOf('응답 시간이 1.8초에서 0.3초로', { seconds, dimension: 'relevance' }),
    evidenceOf('음', { seconds, effect: 'lowered' }),
    evidenceOf('먼저'),
  ];
  expect(marksOf(silent, evidence)).toEqual([
    { kind: 'raised', ...seconds, label: '점수를 높인 말: 응답 시간이 1.8초에서 0.3초로' },
    { kind: 'lowered', ...seconds, label: '점수를 낮춘 말: 음' },
  ]);
});

test('a long quotation is shortened', () => {
  const quote = '가'.repeat(60);
  const [mark] = marksOf(silent, [evidenceOf('음', { quote, seconds: { start: 0, end: 9 } })]);
  expect(mark?.label).toBe(`점수를 높인 말: ${'가'.repeat(39)}…`);
});

test('looks away from the camera are marks, too', () => {
  const looking = [
    { kind: 'away', fromSeconds: 10, toSeconds: 13 },
    { kind: 'out', fromSeconds: 2, toSeconds: 3.5 },
  ] as const;
  expect(marksOf(silent, [], looking)).toEqual([
    { kind: 'out', start: 2, end: 3.5, label: '1.5초 동안 얼굴이 안 보임' },
    { kind: 'away', start: 10, end: 13, label: '3초 동안 다른 곳을 봄' },
  ]);
});
