import { expect, test } from 'vitest';
import type { FoundFace } from './find-face.ts';
import { summariseLooking } from './summarise-looking.ts';

const front = { yaw: 3, pitch: -2 };
const aside = { yaw: 34, pitch: 0 };
const down = { yaw: 0, pitch: 30 };

/** Two pictures a second, as the reader takes them. */
const samplesOf = (...stretches: readonly (readonly [seconds: number, face: FoundFace])[]) =>
  stretches
    .flatMap(([seconds, face]) => Array.from({ length: seconds * 2 }, () => face))
    .map((face, at) => ({ atSeconds: at / 2 + 0.25, face }));

test('says how much of the time a face was turned to the camera, and when it was not', () => {
  const samples = samplesOf(
    [10, front],
    [3, aside],
    [5, front],
    [1.5, down],
    [2, 'none'],
    [4, front],
  );
  expect(summariseLooking(samples)).toEqual({
    kind: 'seen',
    // 19 of the 23.5 seconds in which there was a face.
    facingPercent: 81,
    longestAway: { fromSeconds: 10, toSeconds: 13, kind: 'away' },
    outSeconds: 2,
    marks: [
      { fromSeconds: 10, toSeconds: 13, kind: 'away' },
      { fromSeconds: 18, toSeconds: 19.5, kind: 'away' },
      { fromSeconds: 19.5, toSeconds: 21.5, kind: 'out' },
    ],
  });
});

test('has nothing to mark when the face never turned away', () => {
  expect(summariseLooking(samplesOf([8, front]))).toEqual({
    kind: 'seen',
    facingPercent: 100,
    longestAway: null,
    outSeconds: 0,
    marks: [],
  });
});

test.each([
  [20, 0, 100],
  [20.1, 0, 55],
  [-20.1, 0, 55],
  [0, 20, 100],
  [0, 20.1, 55],
])('with a head at yaw %d and pitch %d for 5 s of 11: %d percent', (yaw, pitch, facingPercent) => {
  const samples = samplesOf([6, { yaw: 0, pitch: 0 }], [5, { yaw, pitch }]);
  expect(summariseLooking(samples)).toMatchObject({ facingPercent });
});

test('a single picture aside lowers the share, but is no moment to mark', () => {
  expect(summariseLooking(samplesOf([5, front], [0.5, aside], [4.5, front]))).toMatchObject({
    facingPercent: 95,
    longestAway: null,
    marks: [],
  });
});

test('the usual pitch of a face counts as straight, but a bowed head does not', () => {
  const low = { yaw: 0, pitch: 18 };
  const lower = { yaw: 0, pitch: 29 };
  const bowed = { yaw: 0, pitch: 31 };
  // The camera explains ten degrees of the eighteen; twenty more are allowed.
  const usually = summariseLooking(samplesOf([10, low], [2, lower], [2, bowed]));
  expect(usually).toMatchObject({ longestAway: { fromSeconds: 12, toSeconds: 14 } });
  expect(summariseLooking(samplesOf([10, bowed]))).toMatchObject({ facingPercent: 0 });
});

test('pictures between two of the same kind belong to them', () => {
  const turned = samplesOf([6, front], [1, aside], [2, 'unsure'], [1, aside], [4, front]);
  expect(summariseLooking(turned)).toMatchObject({
    longestAway: { fromSeconds: 6, toSeconds: 10 },
  });
  const between = samplesOf([6, front], [1, 'unsure'], [2, aside], [4, front]);
  expect(summariseLooking(between)).toMatchObject({
    longestAway: { fromSeconds: 7, toSeconds: 9 },
  });
});

test.each([
  ['there is no picture', samplesOf()],
  ['the answer is shorter than three seconds', samplesOf([2.5, front])],
  ['nobody was seen', samplesOf([30, 'none'])],
  ['it was too dark', samplesOf([30, 'unsure'])],
  ['a face was seen in a quarter of the pictures or less', samplesOf([4, front], [30, 'none'])],
  [
    'most of the pictures with somebody are unclear',
    samplesOf([4, 'unsure'], [5, front], [4, 'unsure']),
  ],
])('could not tell when %s', (_reason, samples) => {
  expect(summariseLooking(samples)).toEqual({ kind: 'unclear' });
});
