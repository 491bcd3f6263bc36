import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UnfinishedRecording } from '#/media/store/unfinished.ts';
import {
  fakeStream,
  recording as recorded,
  scored,
  scriptedInterview,
} from '../testing/scripted-interview.ts';
import { at, contextOf, finish, loaded, pass, ready, settle } from '../testing/walk.ts';
import { begin, give, questionId, real, scoredAs } from '../testing/walk-real.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the clock of the whole interview', () => {
  test('runs from the first question on, in real mode only', async () => {
    const it = real();
    await ready(it);
    await pass(1_900);
    expect(contextOf(it).clock).toBe(0);
    await pass(100 + 5_000);
    expect(contextOf(it).clock).toBe(5);
    await give(it, 6_000);
    await pass(2_100);
    expect(contextOf(it).clock).toBeGreaterThanOrEqual(12);
    const practice = scriptedInterview();
    await begin(practice);
    await pass(5_000);
    expect(contextOf(practice).clock).toBe(0);
  });

  test('stands still during ads and trouble with the devices', async () => {
    const it = real({ enableAds: true });
    await begin(it);
    await pass(20_000);
    expect(at(it)).toBe('preparing');
    expect(contextOf(it).clock).toBe(0);
    const lost = real();
    await begin(lost);
    await pass(3_000);
    lost.devices.says({ type: 'DEVICES.LOST', kind: 'camera' });
    await pass(20_000);
    expect(contextOf(lost).clock).toBe(3);
    lost.devices.says({ type: 'DEVICES.READY', stream: fakeStream().stream, video: true });
    await pass(4_000);
    expect(contextOf(lost).clock).toBe(5);
  });

  const admission = async (clock: number) => {
    const it = real({ format: 'admission', preparationSeconds: 0 });
    await loaded(it, { clock });
    it.devices.says({ type: 'DEVICES.READY', stream: fakeStream().stream, video: true });
    await pass(2_000);
    return it;
  };

  test('ends the answer at 10 minutes, and the interview with it', async () => {
    const it = await admission(580);
    await pass(1_000);
    it.recorder.says({ type: 'RECORDER.STARTED' });
    await pass(18_000);
    expect(at(it)).toBe('answering.running.recording');
    await pass(1_000);
    expect(at(it)).toBe('answering.running.fading');
    await pass(1_000);
    finish(it);
    await pass(2_000);
    expect(at(it)).toBe('collecting.waiting');
    expect(contextOf(it).given).toHaveLength(1);
  });

  test('asks nothing more when less than 10 s would be left for the answer', async () => {
    const it = await admission(585);
    const key = await give(it, 1_000);
    await pass(2_100);
    // 12 s are left.
    expect(questionId(it)).toBe(2);
    it.background.done(key, scoredAs(90));
    await give(it, 1_000);
    await pass(2_000);
    expect(at(it)).toBe('collecting.waiting');
  });

  test('a reload with no time left leads to the end', async () => {
    const it = real({ format: 'admission' });
    await loaded(it, { clock: 598, index: 1 });
    expect(at(it)).toBe('ending.running');
  });
});

describe('after a reload', () => {
  const given = (key: string, result: ReturnType<typeof scored> | null, place: number) => ({
    key,
    at: place,
    duration: 8,
    result,
    answer: null,
  });

  test('goes on with the next question; what was not analysed is analysed under its key', async () => {
    const before = real();
    await begin(before);
    const key = await give(before);
    const answer = before.background.inputOf(key);
    const it = real();
    await loaded(it, { index: 1, clock: 30, given: [{ ...given(key, null, 0), answer }] });
    expect(it.background.inputOf(key).key).toBe(key);
    it.devices.says({ type: 'DEVICES.READY', stream: fakeStream().stream, video: true });
    await pass(2_000);
    expect(questionId(it)).toBe(2);
    expect(contextOf(it).clock).toBe(30);
  });

  test('at the end waits for what is missing, and takes what was sent meanwhile', async () => {
    const it = real();
    it.outbox.says({ type: 'OUTBOX.SENT', key: 'key-9', result: scored() });
    await loaded(it, {
      index: 3,
      given: [
        {
          ...given('key-9', null, 0),
          result: { kind: 'queued', key: 'key-9', provisional: null },
        },
      ],
    });
    expect(contextOf(it).given[0]?.result).toMatchObject({ kind: 'scored' });
    expect(at(it)).toBe('ending.running');
  });

  const unfinished: UnfinishedRecording = {
    draft: { ...recorded(), mimeType: 'video/webm', startedAt: 1 },
    duration: 4,
    bytes: 10,
  };

  test('an interrupted answer that is kept is given like any other', async () => {
    const it = real();
    await loaded(it, { unfinished });
    it.actor.send({ type: 'KEEP' });
    it.keepRecording.last().resolve({ status: 'saved', recording: recorded() });
    await settle();
    expect(at(it)).toBe('between.pausing');
    await pass(2_100);
    expect(at(it)).toBe('opening');
    expect(questionId(it)).toBe(2);
  });
});
