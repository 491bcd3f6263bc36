import { expect, test } from 'vitest';
import { type FindingKind, findingOf } from './finding.ts';
import { summaryOf } from './testing/delivery.ts';
import { changeOf } from './trend-delivery.tsx';

test.each<[FindingKind, Parameters<typeof summaryOf>[0]]>([
  ['steady', {}],
  ['lateStart', { firstWordSeconds: 6 }],
  ['longPause', { longestPause: 4.1 }],
  ['manyPauses', { pauses: 13 }],
  ['fast', { pace: 9 }],
  ['slow', { pace: 2.6 }],
  ['slow', { pace: 1.5, paceUnit: 'words' }],
  ['fillers', { fillers: 12 }],
  ['quietEndings', { endingFall: 19 }],
  ['flat', { pitchRange: 2 }],
  ['gettingFaster', { paceChange: 0.4 }],
  ['gettingSlower', { paceChange: -0.4 }],
  ['shortAnswer', { timeUsed: 0.2 }],
])('%s: %j', (kind, values) => {
  expect(findingOf(summaryOf(values))?.kind).toBe(kind);
});

test('the one that lies furthest outside comes first', () => {
  const summary = summaryOf({ longestPause: 3, pitchRange: 1, pace: 7.6 });
  expect(findingOf(summary)).toEqual({ kind: 'flat', values: { semitones: 1 } });
});

test('three pauses in a short answer are no habit', () => {
  expect(findingOf(summaryOf({ seconds: 8, pauses: 3 }))?.kind).toBe('steady');
});

test('what could not be told is nothing to try', () => {
  const unknown = { pace: null, pitchRange: null, endingFall: null, timeUsed: null } as const;
  expect(findingOf(summaryOf(unknown))?.kind).toBe('steady');
  expect(findingOf(summaryOf({ spokenSeconds: 0, problem: 'silent' }))).toBeNull();
});

test.each([
  [null, {}],
  ['fewerPauses', { pauses: 0 }],
  ['morePauses', { pauses: 4 }],
  ['faster', { pace: 6 }],
  ['slower', { pace: 4 }],
  [null, { pace: 3, paceUnit: 'words' }],
  ['livelier', { pitchRange: 8.5 }],
  [null, { pitchRange: null }],
] as const)('since the interview before: %s', (change, values) => {
  expect(changeOf(summaryOf(), summaryOf(values))).toBe(change);
});
