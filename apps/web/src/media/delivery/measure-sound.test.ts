import { pauseSeconds } from '@daedap/contract/delivery';
import { describe, expect, test } from 'vitest';
import { measureSound } from './measure-sound.ts';
import { frameSeconds, quietestLevel } from './sound-track.ts';
import { noise, sampleRate, soundOf, spokenFixture, withAdded } from './testing/sounds.ts';
import { lengthOf, pausesOf } from './voice.ts';

const room = noise(0.001);

describe('voice and pauses', () => {
  const sound = withAdded(
    soundOf(
      { silence: 1.5 },
      { voice: 2, from: 140 },
      { silence: 0.4 },
      { voice: 1, from: 140 },
      { silence: 0.9 },
      { voice: 2, from: 140 },
      { silence: 2.2 },
      { voice: 1, from: 140 },
      { silence: 1 },
    ),
    room,
  );

  test('finds the first word, the spoken time and each silence', () => {
    const { seconds, voice } = measureSound(sound);
    expect(seconds).toBeCloseTo(12, 5);
    expect(voice[0]?.start).toBeCloseTo(1.5, 1);
    expect(lengthOf(voice)).toBeCloseTo(6, 0);
    const pauses = pausesOf(voice, pauseSeconds);
    expect(pauses.map(({ start, end }) => Math.round((end - start) * 10) / 10)).toEqual([0.9, 2.2]);
    expect(pauses[0]?.start).toBeCloseTo(4.9, 1);
    expect(pauses[1]?.start).toBeCloseTo(7.8, 1);
  });

  test('a click is no word', () => {
    const clicked = { ...sound, samples: sound.samples.slice() };
    clicked.samples.fill(0.6, sampleRate * 0.5, sampleRate * 0.53);
    expect(measureSound(clicked).voice[0]?.start).toBeCloseTo(1.5, 1);
  });

  test('a quiet voice in a quiet room is found just the same', () => {
    const quiet = { ...sound, samples: sound.samples.map((sample) => sample / 12) };
    expect(pausesOf(measureSound(quiet).voice, pauseSeconds)).toHaveLength(2);
  });

  test('draws a value for each twentieth of a second', () => {
    const { peaks, levels, seconds } = measureSound(sound);
    expect(peaks).toHaveLength(Math.ceil(seconds / frameSeconds));
    expect(levels).toHaveLength(peaks.length);
    expect(peaks[10]).toBeLessThan(2);
    expect(Math.max(...peaks.subarray(40, 60))).toBeGreaterThan(50);
    expect(levels[10]! + quietestLevel).toBeLessThan(-60);
    expect(levels[45]! + quietestLevel).toBeGreaterThan(-25);
  });
});

describe('pitch', () => {
  test.each([90, 120, 200, 320])('a voice that stays at %i Hz has no range', (from) => {
    expect(measureSound(soundOf({ voice: 5, from }, { silence: 1 })).pitchRange).toBeLessThan(0.3);
  });

  test.each([
    [100, 4],
    [120, 7],
    [180, 10],
    [210, 12],
  ])('from %i Hz up by %i semitones and back: four fifths of it', (from, semitones) => {
    const to = from * 2 ** (semitones / 12);
    const sound = withAdded(
      soundOf(
        { silence: 1 },
        { voice: 4, from, to },
        { silence: 1 },
        { voice: 4, from: to, to: from },
      ),
      room,
    );
    expect(measureSound(sound).pitchRange).toBeCloseTo(0.8 * semitones, 0);
  });

  test('too little voice has no range', () => {
    const sound = soundOf({ silence: 2 }, { voice: 1.5, from: 120, to: 200 }, { silence: 2 });
    expect(measureSound(sound).pitchRange).toBeNull();
  });

  test('noise has no pitch, and noise over a voice hides it', () => {
    const noisy = withAdded(soundOf({ silence: 1 }, { voice: 5, from: 120, to: 220 }), noise(0.25));
    expect(measureSound(noisy).pitchRange).toBeNull();
  });
});

describe('problems of the sound', () => {
  const speech = soundOf(
    { silence: 1 },
    { voice: 3, from: 130, to: 180 },
    { silence: 1.5 },
    { voice: 3, from: 180, to: 120 },
    { silence: 1 },
  );
  const hum = (size: number, hertz: number) => (seconds: number) =>
    size * Math.sin(2 * Math.PI * hertz * seconds) +
    (size / 3) * Math.sin(2 * Math.PI * 2 * hertz * seconds);
  const scaled = (by: number) => ({
    sampleRate,
    samples: speech.samples.map((sample) => Math.max(-1, Math.min(1, sample * by))),
  });

  test.each([
    ['a clear voice', null, withAdded(speech, room)],
    ['zeros', 'silent', soundOf({ silence: 5 })],
    ['the noise of an open input', 'silent', withAdded(soundOf({ silence: 5 }), noise(0.000_5))],
    ['noise alone', 'noVoice', withAdded(soundOf({ silence: 5 }), noise(0.05))],
    ['hum alone', 'noVoice', withAdded(soundOf({ silence: 5 }), hum(0.05, 50))],
    ['a clipped voice', 'clipped', scaled(8)],
    ['a loud voice', null, withAdded(scaled(2), room)],
    ['a voice from far away', 'quiet', withAdded(scaled(0.02), noise(0.000_3))],
    ['a voice over 50 Hz hum', 'hum', withAdded(speech, hum(0.02, 50))],
    ['a voice over 60 Hz hum', 'hum', withAdded(speech, hum(0.02, 60))],
    ['a voice over hum that is hardly heard', null, withAdded(speech, hum(0.000_8, 50))],
    ['a voice in loud noise', 'noisy', withAdded(speech, noise(0.1))],
  ])('%s: %s', (_, problem, sound) => {
    expect(measureSound(sound).problem).toBe(problem);
  });

  test('keys without a voice are no voice', () => {
    const tap = noise(0.3);
    const keys = withAdded(soundOf({ silence: 6 }), (seconds) => (seconds % 1 < 0.2 ? tap() : 0));
    expect(measureSound(keys)).toMatchObject({ problem: 'noVoice', voice: [] });
  });

  test('hum and distortion leave the pitch untold', () => {
    expect(measureSound(withAdded(speech, hum(0.02, 50))).pitchRange).toBeNull();
    expect(measureSound(scaled(8)).pitchRange).toBeNull();
  });
});

describe('spoken answers', () => {
  test.each([
    // Name, seconds before the first word, pauses, longest pause, semitones.
    ['intro-good', 0.4, 6, 1.4, [4, 8]],
    ['motivation-good', 0.4, 3, 1.8, [5, 10]],
    ['offtopic', 0.4, 2, 1.2, [5, 11]],
    ['strength-poor', 0.4, 4, 1.4, [4, 9]],
    ['english-good', 0, 0, 0, [3, 7]],
  ] as const)('%s', (name, first, pauses, longest, [low, high]) => {
    const track = measureSound(spokenFixture(name));
    const found = pausesOf(track.voice, pauseSeconds);
    expect(track.problem).toBeNull();
    expect(track.voice[0]?.start).toBeCloseTo(first, 1);
    expect(found).toHaveLength(pauses);
    expect(Math.max(0, ...found.map(({ start, end }) => end - start))).toBeCloseTo(longest, 1);
    expect(track.pitchRange).toBeGreaterThan(low);
    expect(track.pitchRange).toBeLessThan(high);
  });
});
