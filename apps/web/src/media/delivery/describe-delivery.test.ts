import { deliverySummary } from '@daedap/contract/delivery';
import { describe, expect, test } from 'vitest';
import { describeDelivery } from './describe-delivery.ts';
import { measureSound } from './measure-sound.ts';
import type { SoundTrack } from './sound-track.ts';
import { countUnits, findFillers, languageOf } from './spoken-text.ts';
import { noise, soundOf, spokenFixture, spokenText, withAdded } from './testing/sounds.ts';

/** A track with these stretches of voice; every frame of a voice is loud. */
function trackOf(seconds: number, voice: SoundTrack['voice']): SoundTrack {
  const levels = new Uint8Array(seconds * 20).fill(10);
  for (const { start, end } of voice) levels.fill(70, start * 20, end * 20);
  return { seconds, voice, levels, peaks: levels, pitchRange: 6.3, problem: null };
}

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('pace', () => {
  const track = trackOf(30, [
    { start: 2, end: 8 },
    { start: 8.5, end: 12 },
    { start: 14, end: 20 },
  ]);

  test('is counted in seconds of speech: pauses and silence around it are none', () => {
    const { summary } = describeDelivery(track, { text: words(48), segments: [], limit: 60 });
    expect(summary).toMatchObject({
      seconds: 30,
      spokenSeconds: 16,
      firstWordSeconds: 2,
      pace: 3,
      paceUnit: 'words',
      pauses: 1,
      longestPause: 2,
      timeUsed: 0.5,
      pitchRange: 6.3,
    });
    expect(deliverySummary.parse(summary)).toEqual(summary);
  });

  test('counts Korean syllables without fillers', () => {
    const text = '음 저는 어... 개발자 김민수입니다. 3년 차예요.';
    expect(languageOf(text)).toBe('ko');
    expect(countUnits(text, 'ko')).toBe(16);
    expect(countUnits('So, um, I built a search index', 'en')).toBe(6);
    expect(countUnits('API를 만들었습니다', 'ko')).toBe(9);
  });

  test('compares the last third with the first', () => {
    const segments = [
      { start: 0, end: 10, text: words(20) },
      { start: 10, end: 20, text: words(25) },
      { start: 20, end: 30, text: words(30) },
    ];
    const even = trackOf(30, [{ start: 0, end: 30 }]);
    const { summary, stretches } = describeDelivery(even, {
      text: segments.map(({ text }) => text).join(' '),
      segments,
      limit: null,
    });
    expect(summary.paceChange).toBeCloseTo(0.5, 2);
    expect(summary.timeUsed).toBeNull();
    expect(stretches).toEqual([]);
  });

  test('marks stretches that are much faster or slower than the answer', () => {
    const segments = [
      { start: 0, end: 8, text: words(24) },
      { start: 8, end: 12, text: words(18) },
      { start: 12, end: 20, text: words(24) },
      { start: 20, end: 26, text: words(11) },
      { start: 26, end: 28, text: words(12) },
    ];
    const { stretches } = describeDelivery(trackOf(28, [{ start: 0, end: 28 }]), {
      text: segments.map(({ text }) => text).join(' '),
      segments,
      limit: null,
    });
    expect(stretches).toEqual([
      { start: 8, end: 12, kind: 'fast', pace: 4.5 },
      { start: 20, end: 26, kind: 'slow', pace: 1.83 },
    ]);
  });

  test.each([
    ['nothing was heard', trackOf(10, []), 'word word'],
    ['nothing was said', trackOf(10, [{ start: 1, end: 9 }]), ''],
    ['the text is of another recording', trackOf(10, [{ start: 1, end: 4 }]), words(200)],
  ])('is unknown when %s', (_, sound, text) => {
    expect(describeDelivery(sound, { text, segments: [], limit: null }).summary.pace).toBeNull();
  });
});

describe('fillers', () => {
  test('are found where the engine kept them', () => {
    const segments = [
      { start: 10, end: 20, text: '음, 저는 어제 그 회사에' },
      { start: 20, end: 24, text: 'um I was uh there' },
    ];
    expect(findFillers(segments)).toEqual([
      { word: '음', seconds: 10 },
      { word: 'um', seconds: 20 },
      { word: 'uh', seconds: expect.closeTo(20 + (4 * 9) / 17, 5) },
    ]);
  });

  test('are unknown, not zero, when the words have none', () => {
    const track = trackOf(10, [{ start: 0, end: 9 }]);
    const of = (text: string) =>
      describeDelivery(track, { text, segments: [], limit: null }).summary.fillers;
    expect(of('저는 개발자입니다')).toBeNull();
    expect(of('어 저는 음 개발자입니다')).toBe(2);
  });
});

describe('the ends of sentences', () => {
  const quietEnd = (ending: number) =>
    withAdded(
      soundOf(
        { silence: 0.5 },
        { voice: 3, from: 140 },
        { voice: 0.5, from: 120, loud: ending },
        { silence: 1 },
        { voice: 3, from: 150 },
        { voice: 0.5, from: 120, loud: ending },
        { silence: 1 },
      ),
      noise(0.000_1),
    );
  const segments = [
    { start: 0, end: 4, text: '저는 개발자입니다.' },
    { start: 5, end: 8.6, text: '열심히 했어요' },
  ];
  const fallOf = (ending: number, of = segments) =>
    describeDelivery(measureSound(quietEnd(ending)), { text: '', segments: of, limit: null })
      .summary.endingFall;

  test('as loud as the sentence, and a tenth as loud', () => {
    expect(fallOf(0.3)).toBeCloseTo(0, -1);
    expect(fallOf(0.03)).toBeGreaterThan(15);
    expect(fallOf(0.03)).toBeLessThan(23);
  });

  test('are unknown without two of them', () => {
    expect(fallOf(0.03, [])).toBeNull();
    expect(fallOf(0.03, segments.slice(0, 1))).toBeNull();
    const unfinished = segments.map(({ start, end }) => ({ start, end, text: '그리고 저는' }));
    expect(fallOf(0.03, unfinished)).toBeNull();
  });
});

test.each([
  ['intro-good', 'syllables', 4.9],
  ['motivation-good', 'syllables', 5.4],
  ['strength-poor', 'syllables', 4.5],
  ['english-good', 'words', 2.7],
] as const)('%s: %s', (name, paceUnit, pace) => {
  const track = measureSound(spokenFixture(name));
  const { summary } = describeDelivery(track, {
    text: spokenText(name),
    segments: [],
    limit: 60,
  });
  expect(summary.paceUnit).toBe(paceUnit);
  expect(summary.pace).toBeCloseTo(pace, 0);
  expect(summary.fillers).toBe(name === 'strength-poor' ? 2 : null);
});
