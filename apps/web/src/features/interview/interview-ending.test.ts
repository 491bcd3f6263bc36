import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Unfinished } from '#/media/store/unfinished.ts';
import {
  recording as recorded,
  saved,
  scored,
  scriptedInterview,
  type ScriptedInterview,
  silent,
} from './testing/scripted-interview.ts';
import {
  answer,
  at,
  contextOf,
  dialogOf,
  feedback,
  finish,
  loaded,
  next,
  pass,
  ready,
  recording,
  settle,
} from './testing/walk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Everything that holds a device, a timer or a connection for an answer. */
const running = (it: ScriptedInterview) =>
  [it.recorder, it.speech, it.timer, it.analyse].map((script) => script.running);

describe('feedback', () => {
  test('nothing moves by itself', async () => {
    const it = scriptedInterview();
    await feedback(it);
    await pass(3_600_000);
    expect(at(it)).toBe('feedback.reading');
  });

  test('a corrected transcript is scored anew', async () => {
    const it = scriptedInterview();
    await feedback(it);
    it.actor.send({ type: 'EDIT' });
    it.actor.send({ type: 'RESCORE', text: '쿼리를 줄였습니다' });
    expect(at(it)).toBe('feedback.rescoring');
    expect(it.rescore.last().input).toMatchObject({ text: '쿼리를 줄였습니다', key: 'key-1' });
    it.rescore.last().resolve(scored({ answerId: 12 }));
    await settle();
    expect(at(it)).toBe('feedback.reading');
    expect(contextOf(it).answer.outcome).toMatchObject({ answerId: 12 });
  });

  test('one that cannot be scored stays open, with the reason', async () => {
    const it = scriptedInterview();
    await feedback(it, {
      kind: 'unheard',
      sessionId: 7,
      questionId: 1,
      answerId: 11,
      reason: 'speech_off',
    });
    it.actor.send({ type: 'EDIT' });
    it.actor.send({ type: 'RESCORE', text: '답' });
    it.rescore.last().resolve({ kind: 'failed', message: '잠시 뒤에' });
    await settle();
    expect(at(it)).toBe('feedback.editing');
    expect(contextOf(it).answer.editError).toBe('잠시 뒤에');
    it.actor.send({ type: 'CANCEL_EDIT' });
    expect(at(it)).toBe('feedback.reading');
  });

  test('an answer that waited for the network shows its feedback when it came through', async () => {
    const it = scriptedInterview();
    await feedback(it, { kind: 'queued', provisional: null });
    it.outbox.says({ type: 'OUTBOX.SENT', key: 'another', outcome: scored() });
    expect(contextOf(it).answer.outcome?.kind).toBe('queued');
    it.outbox.says({ type: 'OUTBOX.SENT', key: 'key-1', outcome: scored() });
    expect(contextOf(it).answer.outcome?.kind).toBe('scored');
  });

  test('an answer that came through while the page loaded is not shown as waiting', async () => {
    const it = scriptedInterview();
    it.outbox.says({ type: 'OUTBOX.SENT', key: 'another', outcome: scored({ answerId: 99 }) });
    it.outbox.says({ type: 'OUTBOX.SENT', key: 'key-1', outcome: scored() });
    const restored = { key: 'key-1', duration: 8, recording: null } as const;
    await loaded(it, { restored: { ...restored, outcome: { kind: 'queued', provisional: null } } });
    expect(at(it)).toBe('feedback.reading');
    expect(contextOf(it).answer.outcome).toEqual(scored());
  });

  test.each([
    [true, 'preparing'],
    [false, 'countdown.counting'],
  ])('recording again, ads %s: prepared as before', async (enableAds, prepared) => {
    const it = scriptedInterview({ enableAds });
    await feedback(it, silent);
    it.actor.send({ type: 'SHOW_RESULT' });
    it.actor.send({ type: 'RE_RECORD' });
    expect(at(it)).toBe(prepared);
    expect(contextOf(it)).toMatchObject({ index: 0, answer: { key: 'key-2', outcome: null } });
  });

  test('a star, or a reason that was counted, offers the backup; the latter once', async () => {
    const it = scriptedInterview();
    await feedback(it);
    it.afterAnswer.last().resolve({ space: null, reason: 'multiple_recordings' });
    await settle();
    expect(dialogOf(it)).toBe('backup');
    expect(contextOf(it).backup).toBe('multiple_recordings');
    it.actor.send({ type: 'CLOSE_DIALOG' });
    await next(it);
    await answer(it);
    it.afterAnswer.last().resolve({ space: null, reason: 'multiple_recordings' });
    await settle();
    expect(dialogOf(it)).toBe('none');
    it.actor.send({ type: 'MARK_IMPORTANT' });
    expect(dialogOf(it)).toBe('backup');
    expect(contextOf(it)).toMatchObject({
      backup: 'important_recording',
      answer: { important: true },
    });
  });

  test('a star that is taken back asks nothing', async () => {
    const it = scriptedInterview();
    await feedback(it);
    it.actor.send({ type: 'MARK_IMPORTANT' });
    it.actor.send({ type: 'CLOSE_DIALOG' });
    it.actor.send({ type: 'MARK_IMPORTANT' });
    expect(dialogOf(it)).toBe('none');
    expect(contextOf(it).answer.important).toBe(false);
  });
});

describe('the end', () => {
  async function lastAnswer(enableAds = false) {
    const it = scriptedInterview({ enableAds });
    await recording(it, { index: 2 });
    it.actor.send({ type: 'COMPLETE' });
    finish(it);
    it.analyse.says({ type: 'ANALYSIS.DONE', outcome: scored() });
    if (enableAds) it.actor.send({ type: 'SHOW_RESULT' });
    it.actor.send({ type: 'NEXT' });
    return it;
  }

  test('after the last question the whole is judged, then the results open', async () => {
    const it = await lastAnswer();
    expect(at(it)).toBe('ending.running');
    expect(it.devices.told.at(-1)).toBe('CLOSE');
    expect(it.comprehensive.last().input).toMatchObject({ sessionId: 7 });
    it.comprehensive.last().resolve();
    await settle();
    expect(at(it)).toBe('ending.done');
    it.actor.send({ type: 'SHOW_RESULT' });
    expect(at(it)).toBe('completed');
    expect(it.done).toEqual(['results']);
  });

  test('the results open whatever comes of it, also before it is done', async () => {
    const failed = await lastAnswer(true);
    failed.comprehensive.last().reject();
    await settle();
    expect(at(failed)).toBe('ending.failed');
    failed.actor.send({ type: 'SHOW_RESULT' });
    expect(failed.done).toEqual(['results']);
    const early = await lastAnswer(true);
    early.actor.send({ type: 'SHOW_RESULT' });
    expect(early.done).toEqual(['results']);
  });
});

describe('leaving', () => {
  test('giving up asks first, drops the answer at hand, and leaves when the server knows', async () => {
    const it = scriptedInterview();
    await recording(it);
    it.actor.send({ type: 'ASK_TO_END' });
    expect(dialogOf(it)).toBe('askingToEnd');
    it.actor.send({ type: 'STAY' });
    expect(dialogOf(it)).toBe('none');
    expect(at(it)).toBe('answering.running.recording');
    it.actor.send({ type: 'ASK_TO_END' });
    it.actor.send({ type: 'ABORT' });
    expect(dialogOf(it)).toBe('none');
    expect(at(it)).toBe('aborting');
    expect(it.recorder.told).toEqual(['DISCARD']);
    expect(running(it)).toEqual([0, 0, 0, 0]);
    it.abandon.last().reject();
    await settle();
    expect(it.done).toEqual(['dashboard']);
  });

  test.each([
    ['opening', loaded],
    ['waiting', ready],
    ['recording', recording],
    [
      'analysing',
      async (it: ScriptedInterview): Promise<void> => {
        await recording(it);
        it.actor.send({ type: 'COMPLETE' });
        finish(it);
      },
    ],
    ['feedback', feedback],
  ] as const)('from %s: everything is released', async (_, walk) => {
    const left = scriptedInterview();
    await walk(left);
    left.actor.send({ type: 'LEAVE' });
    expect(running(left)).toEqual([0, 0, 0, 0]);
    expect(left.devices.told.at(-1)).toBe('CLOSE');
    expect(left.done).toEqual(['dashboard']);
    const closed = scriptedInterview();
    await walk(closed);
    closed.actor.stop();
    expect([...running(closed), closed.devices.running, closed.page.running]).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
  });

  test('signed out in mid-answer: released, and what was stored stays', async () => {
    const it = scriptedInterview();
    await recording(it);
    it.page.says({ type: 'SIGNED_OUT' });
    expect(at(it)).toBe('signedOut');
    expect(it.recorder.told).toEqual([]);
    expect(running(it)).toEqual([0, 0, 0, 0]);
    expect(it.done).toEqual([]);
  });
});

describe('an answer that was cut off', () => {
  const unfinished: Unfinished = {
    take: { ...recorded(), mimeType: 'video/webm', startedAt: 1 },
    duration: 4,
    bytes: 10,
  };

  test('can be kept: it is analysed by its sound, without the camera', async () => {
    const it = scriptedInterview();
    await loaded(it, { unfinished, index: 1 });
    expect(at(it)).toBe('recovering.asking');
    it.actor.send({ type: 'KEEP' });
    it.keepTake.last().resolve(saved());
    await settle();
    expect(at(it)).toBe('analyzing.running');
    expect(it.analyse.input?.mode).toBe('upload');
    expect(it.devices.told).toEqual([]);
    it.analyse.says({ type: 'ANALYSIS.DONE', outcome: scored({ questionId: 2 }) });
    await next(it);
    expect(at(it)).toBe('opening');
    expect(contextOf(it).index).toBe(2);
  });

  test('or discarded', async () => {
    const it = scriptedInterview();
    await loaded(it, { unfinished });
    it.actor.send({ type: 'DISCARD' });
    it.discardTake.last().resolve();
    await settle();
    expect(at(it)).toBe('opening');
  });

  test('one with nothing in it says so', async () => {
    const it = scriptedInterview();
    await loaded(it, { unfinished });
    it.actor.send({ type: 'KEEP' });
    it.keepTake.last().resolve({ status: 'empty' });
    await settle();
    expect(at(it)).toBe('opening');
    expect(contextOf(it).alert?.kind).toBe('noData');
  });
});

test('what could not be stored is analysed all the same, and it says so', async () => {
  const it = scriptedInterview();
  await recording(it);
  it.actor.send({ type: 'COMPLETE' });
  it.recorder.says({
    type: 'RECORDER.STOPPED',
    stopped: { status: 'full', recording: recorded() },
  });
  it.speech.says({ type: 'HEARING.DONE', heard: null });
  expect(at(it)).toBe('analyzing.running');
  expect(contextOf(it).alert?.kind).toBe('storageFull');
});

test('two messages come one after the other', async () => {
  const it = scriptedInterview();
  await recording(it);
  it.actor.send({ type: 'ASK_TO_END' });
  it.recorder.says({ type: 'RECORDER.FAILED', at: 'recording' });
  expect(dialogOf(it)).toBe('askingToEnd');
  it.actor.send({ type: 'STAY' });
  expect(dialogOf(it)).toBe('alert');
});
