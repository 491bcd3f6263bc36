import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storageKeys } from '#/lib/storage.ts';
import {
  changeInterviewer,
  characterFor,
  forgetInterviewer,
  interviewerSettings,
  mannerOf,
} from './interviewer-settings.ts';
import { mouthAt } from './mouth.ts';
import { createNodding } from './nodding.ts';

beforeEach(forgetInterviewer);
afterEach(() => localStorage.clear());

describe('the settings of this device', () => {
  const usual = { aloud: true, speed: 1, voices: {}, character: 'auto', large: 'camera' };

  test('begin with a voice at normal speed, and one’s own camera large', () => {
    expect(interviewerSettings()).toEqual(usual);
  });

  test('are kept', () => {
    changeInterviewer({ speed: 1.2, large: 'interviewer', voices: { ko: 'Yuna' } });
    forgetInterviewer();
    expect(interviewerSettings()).toEqual({
      ...usual,
      speed: 1.2,
      large: 'interviewer',
      voices: { ko: 'Yuna' },
    });
  });

  test.each(['', 'null', '[]', '{"speed":9,"large":"all","aloud":"yes","character":1,"voices":3}'])(
    'what was changed by hand counts as missing: %s',
    (text) => {
      localStorage.setItem(storageKeys.interviewer, text);
      expect(interviewerSettings()).toEqual(usual);
    },
  );
});

describe('the character', () => {
  test('is stern in pressure interviews and calm in others, unless one was chosen', () => {
    const characters = () =>
      [
        { mainCategory: 'pressure', format: 'free' },
        { mainCategory: 'job', format: 'pressure' },
        { mainCategory: 'job', format: 'free' },
      ].map(characterFor);
    expect(characters()).toEqual(['stern', 'stern', 'calm']);
    changeInterviewer({ character: 'brisk' });
    expect(characters()).toEqual(['brisk', 'brisk', 'brisk']);
  });

  test('has its own way to speak, at the speed that was set', () => {
    changeInterviewer({ speed: 1.2, voices: { en: 'Samantha' } });
    expect(mannerOf('brisk', 'ko').speed).toBeCloseTo(1.32);
    expect(mannerOf('stern', 'en')).toEqual({ speed: 1.2, pitch: 0.85, name: 'Samantha' });
  });
});

test('lips follow the vowels of a syllable', () => {
  const text = '가구기 mo.';
  const [ga, gu, gi] = [0, 1, 2].map((place) => mouthAt(text, place));
  expect(ga?.open).toBe(1);
  expect(gu?.round).toBe(1);
  expect(gi?.round).toBeLessThan(0);
  expect([3, 4, 6, 99].map((place) => mouthAt(text, place).open)).toEqual([0, 0, 0, 0]);
  expect(mouthAt(text, 5)).toMatchObject({ round: 0.8 });
});

describe('nodding', () => {
  /** When it nods, in milliseconds, for levels that come every 100 ms. */
  function nodsOf(character: 'calm' | 'stern', levels: readonly number[]): number[] {
    const isDue = createNodding(character);
    return levels.flatMap((level, at) => (isDue(level, at * 100) ? [at * 100] : []));
  }
  const voice = (seconds: number) => Array.from({ length: seconds * 10 }, () => 0.1);
  const quiet = (seconds: number) => Array.from({ length: seconds * 10 }, () => 0.005);

  test('when somebody has said something and takes a breath', () => {
    expect(nodsOf('calm', [...voice(2), ...quiet(2)])).toEqual([2_300]);
  });

  test('not at a cough, and not at silence', () => {
    expect(nodsOf('calm', [...quiet(3), ...voice(0.5), ...quiet(3)])).toEqual([]);
  });

  test('at somebody who talks without a breath', () => {
    expect(nodsOf('calm', voice(9))).toEqual([7_000]);
  });

  test('less often when stern', () => {
    const talk = Array.from({ length: 6 }, () => [...voice(2), ...quiet(1)]).flat();
    expect(nodsOf('calm', talk).length).toBeGreaterThan(nodsOf('stern', talk).length);
  });
});
