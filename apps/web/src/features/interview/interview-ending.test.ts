import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerLimitOf } from './interview-context.ts';
import type { UnfinishedRecording } from '#/media/store/unfinished.ts';
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
  test('nothing moves on by itself', async () => {
    const it = scriptedInterview();
    await feedback(it);
    await pass(3_600_000);
    expect(at(it)).toBe('feedback.reading');
  });

  test('scores a corrected transcript', async () => {
    const it = scriptedInterview();
    await feedback(it);
    it.actor.send({ type: 'EDIT' });
    it.actor.send({ type: 'RESCORE', text: '쿼리를 줄였습니다' });
    expect(at(it)).toBe('feedback.rescoring');
    expect(it.rescore.last().input).toMatchObject({ text: '쿼리를 줄였습니다', key: 'key-1' });
    it.rescore.last().resolve(scored({ answerId: 12 }));
    await settle();
    expect(at(it)).toBe('feedback.reading');
    expect(contextOf(it).answer.result).toMatchObject({ answerId: 12 });
  });

  test('keeps the editor open when the transcript cannot be scored, and says why', async () => {
    const it = scriptedInterview();
    await feedback(it, {
      kind: 'unscored',
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

  test('shows the feedback of a waiting answer once it is sent', async () => {
    const it = scriptedInterview();
    await feedback(it, { kind: 'queued', key: 'key-1', provisional: null });
    it.outbox.says({ type: 'OUTBOX.SENT', key: 'another', result: scored() });
    expect(contextOf(it).answer.result?.kind).toBe('queued');
    it.outbox.says({ type: 'OUTBOX.SENT', key: 'key-1', result: scored() });
    expect(contextOf(it).answer.result?.kind).toBe('scored');
  });

  const corrected = { kind: 'queued', key: 'key-1-edited-2', provisional: null } as const;

  test('a correction that waits is not shown as sent when the first text is', async () => {
    const it = scriptedInterview();
    await feedback(it, { kind: 'queued', key: 'key-1', provisional: null });
    it.actor.send({ type: 'EDIT' });
    it.actor.send({ type: 'RESCORE', text: '고친 답' });
    it.rescore.last().resolve(corrected);
    await settle();
    it.outbox.says({ type: 'OUTBOX.SENT', key: 'key-1', result: scored({ answerId: 11 }) });
    expect(contextOf(it).answer.result).toEqual(corrected);
    it.outbox.says({ type: 'OUTBOX.SENT', key: corrected.key, result: scored({ answerId: 12 }) });
    expect(contextOf(it).answer.result).toEqual(scored({ answerId: 12 }));
  });

  test('a correction that was sent while its score was made here is not shown as waiting', async () => {
    const it = scriptedInterview();
    await feedback(it, { kind: 'queued', key: 'key-1', provisional: null });
    it.actor.send({ type: 'EDIT' });
    it.actor.send({ type: 'RESCORE', text: '고친 답' });
    it.outbox.says({ type: 'OUTBOX.SENT', key: corrected.key, result: scored({ answerId: 12 }) });
    expect(contextOf(it).answer.result?.kind).toBe('queued');
    it.rescore.last().resolve(corrected);
    await settle();
    expect(contextOf(it).answer.result).toEqual(scored({ answerId: 12 }));
  });

  test('an answer that was sent while its score was made here is not shown as waiting', async () => {
    const it = scriptedInterview();
    await recording(it);
    it.actor.send({ type: 'COMPLETE' });
    finish(it);
    it.outbox.says({ type: 'OUTBOX.SENT', key: 'key-1', result: scored() });
    const result = { kind: 'queued', key: 'key-1', provisional: null } as const;
    it.analyse.says({ type: 'ANALYSIS.DONE', result });
    expect(contextOf(it).answer.result).toEqual(scored());
  });

  test('a correction still waits when only the first text was sent while the page loaded', async () => {
    const it = scriptedInterview();
    it.outbox.says({ type: 'OUTBOX.SENT', key: 'key-1', result: scored() });
    const restored = { key: 'key-1', duration: 8, recording: null } as const;
    await loaded(it, { restored: { ...restored, result: corrected } });
    expect(contextOf(it).answer.result).toEqual(corrected);
  });

  test('a waiting answer that is sent before the person opens its feedback is not shown as waiting', async () => {
    const it = scriptedInterview({ enableAds: true });
    await feedback(it, { kind: 'queued', key: 'key-1', provisional: null });
    expect(at(it)).toBe('analyzing.done');
    it.outbox.says({ type: 'OUTBOX.SENT', key: 'key-1', result: scored() });
    it.actor.send({ type: 'SHOW_RESULT' });
    expect(contextOf(it).answer.result).toEqual(scored());
  });

  test('does not show an answer as waiting that was sent while the page loaded', async () => {
    const it = scriptedInterview();
    it.outbox.says({ type: 'OUTBOX.SENT', key: 'another', result: scored({ answerId: 99 }) });
    it.outbox.says({ type: 'OUTBOX.SENT', key: 'key-1', result: scored() });
    const restored = { key: 'key-1', duration: 8, recording: null } as const;
    const result = { kind: 'queued', key: 'key-1', provisional: null } as const;
    await loaded(it, { restored: { ...restored, result } });
    expect(at(it)).toBe('feedback.reading');
    expect(contextOf(it).answer.result).toEqual(scored());
  });

  test('sends an answer that was not sent when the page was left, without the camera', async () => {
    const it = scriptedInterview();
    const restored = { key: 'key-9', duration: 8, recording: { ...recorded(), id: 'key-9' } };
    await loaded(it, { restored: { ...restored, result: null } });
    expect(at(it)).toBe('analyzing.running');
    expect(it.analyse.input).toMatchObject({
      key: 'key-9',
      mode: 'upload',
      recording: { id: 'key-9' },
    });
    expect(it.devices.told).toEqual([]);
    it.analyse.says({ type: 'ANALYSIS.DONE', result: scored() });
    expect(at(it)).toBe('feedback.reading');
  });

  test.each([
    [true, 'preparing'],
    [false, 'countdown.counting'],
  ])('re-recording with ads %s prepares the question as before', async (enableAds, prepared) => {
    const it = scriptedInterview({ enableAds });
    await feedback(it, silent);
    it.actor.send({ type: 'SHOW_RESULT' });
    it.actor.send({ type: 'RE_RECORD' });
    expect(at(it)).toBe(prepared);
    expect(contextOf(it)).toMatchObject({ index: 0, answer: { key: 'key-2', result: null } });
  });

  test('a star always offers a backup, any other reason only once', async () => {
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

  test('removing the star offers nothing', async () => {
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
    it.analyse.says({ type: 'ANALYSIS.DONE', result: scored() });
    if (enableAds) it.actor.send({ type: 'SHOW_RESULT' });
    it.actor.send({ type: 'NEXT' });
    return it;
  }

  test('analyses the session after the last question, then opens the results', async () => {
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

  test('opens the results also when the analysis fails or is not done yet', async () => {
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
  test('giving up asks first, drops the current answer, and leaves once the server knows', async () => {
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
  ] as const)('leaving from %s releases everything', async (_, walk) => {
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

  test('signing out during an answer releases everything and keeps what was stored', async () => {
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
  const unfinished: UnfinishedRecording = {
    draft: { ...recorded(), mimeType: 'video/webm', startedAt: 1 },
    duration: 4,
    bytes: 10,
  };

  test('can be kept, and is analysed by its sound without the camera', async () => {
    const it = scriptedInterview();
    await loaded(it, { unfinished, index: 1 });
    expect(at(it)).toBe('recovering.asking');
    it.actor.send({ type: 'KEEP' });
    it.keepRecording.last().resolve(saved());
    await settle();
    expect(at(it)).toBe('analyzing.running');
    expect(it.analyse.input?.mode).toBe('upload');
    expect(it.devices.told).toEqual([]);
    it.analyse.says({ type: 'ANALYSIS.DONE', result: scored({ questionId: 2 }) });
    await next(it);
    expect(at(it)).toBe('opening');
    expect(contextOf(it).index).toBe(2);
  });

  test('keeps its key and the limit that it was recorded under, whatever the plan gives by now', async () => {
    const it = scriptedInterview();
    const { interviewConfig } = recorded();
    const cutOff = {
      ...recorded(),
      id: 'cut-off',
      interviewConfig: { ...interviewConfig, timePerQuestion: 10 },
    };
    const draft = { ...cutOff, mimeType: 'video/webm', startedAt: 1 };
    await loaded(it, { unfinished: { ...unfinished, draft }, timeLimit: 60 });
    it.actor.send({ type: 'KEEP' });
    it.keepRecording.last().resolve({ status: 'saved', recording: cutOff });
    await settle();
    expect(it.analyse.input).toMatchObject({ key: 'cut-off', config: { timePerQuestion: 10 } });
    it.analyse.says({ type: 'ANALYSIS.DONE', result: scored() });
    await next(it);
    expect(answerLimitOf(contextOf(it))).toBe(60);
  });

  test('can be discarded', async () => {
    const it = scriptedInterview();
    await loaded(it, { unfinished });
    it.actor.send({ type: 'DISCARD' });
    it.discardRecording.last().resolve();
    await settle();
    expect(at(it)).toBe('opening');
  });

  test('shows a message when it is empty', async () => {
    const it = scriptedInterview();
    await loaded(it, { unfinished });
    it.actor.send({ type: 'KEEP' });
    it.keepRecording.last().resolve({ status: 'empty' });
    await settle();
    expect(at(it)).toBe('opening');
    expect(contextOf(it).alert?.kind).toBe('noData');
  });
});

test('analyses a recording that could not be stored, and says so', async () => {
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

test('shows two alerts one after the other', async () => {
  const it = scriptedInterview();
  await recording(it);
  it.actor.send({ type: 'ASK_TO_END' });
  it.recorder.says({ type: 'RECORDER.FAILED', at: 'recording' });
  expect(dialogOf(it)).toBe('askingToEnd');
  it.actor.send({ type: 'STAY' });
  expect(dialogOf(it)).toBe('alert');
});
