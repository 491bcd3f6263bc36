import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeStream, scored, scriptedInterview } from './testing/scripted-interview.ts';
import { at, contextOf, dialogOf, finish, loaded, pass, ready, settle } from './testing/walk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failure = (code: 'permissionDenied' | 'cameraNotFound' | 'deviceBusy' | 'networkError') =>
  ({
    type: 'DEVICES.FAILED',
    failure: { code, detail: 'other', name: 'Error' },
  }) as const;

describe('from the questions to the camera', () => {
  test('asks for camera and microphone once the questions are there', async () => {
    const it = scriptedInterview();
    expect(at(it)).toBe('loading');
    await loaded(it);
    expect(at(it)).toBe('opening');
    expect(it.devices.told).toEqual(['OPEN video']);
  });

  test('offers a reload or the fallback question when the questions cannot be loaded', async () => {
    const it = scriptedInterview();
    it.load.last().reject();
    await settle();
    expect(at(it)).toBe('questionFailed');
    it.actor.send({ type: 'RETRY' });
    expect(it.done).toEqual(['reload']);
    it.actor.send({ type: 'USE_FALLBACK_QUESTION' });
    expect(at(it)).toBe('opening');
    expect(contextOf(it).questions).toMatchObject([
      { id: 1, question: '자기소개를 해주세요.', expectedDuration: 180 },
    ]);
  });

  test('offers to reload, to go on without video or to leave when access is denied', async () => {
    const it = scriptedInterview();
    await loaded(it);
    it.devices.says(failure('permissionDenied'));
    expect(at(it)).toBe('denied');
    it.actor.send({ type: 'RETRY' });
    expect(it.done).toEqual(['reload']);
    it.actor.send({ type: 'CONTINUE_WITHOUT_VIDEO' });
    expect(at(it)).toBe('opening');
    expect(it.devices.told).toEqual(['OPEN video', 'OPEN sound']);
    it.devices.says(failure('permissionDenied'));
    it.actor.send({ type: 'LEAVE' });
    expect(at(it)).toBe('left');
    expect(it.done).toEqual(['reload', 'dashboard']);
  });

  test.each(['cameraNotFound', 'deviceBusy', 'networkError'] as const)(
    '%s: tried again in place, or without video',
    async (code) => {
      const it = scriptedInterview();
      await loaded(it);
      it.devices.says(failure(code));
      expect(at(it)).toBe('cameraError');
      expect(contextOf(it).deviceFailure?.code).toBe(code);
      it.actor.send({ type: 'RETRY' });
      expect(at(it)).toBe('opening');
      expect(it.devices.told).toEqual(['OPEN video', 'OPEN video']);
      it.devices.says(failure(code));
      it.actor.send({ type: 'CONTINUE_WITHOUT_VIDEO' });
      expect(it.devices.told.at(-1)).toBe('OPEN sound');
      expect(it.done).toEqual([]);
    },
  );
});

describe('before an answer', () => {
  test('a question that was prepared is recorded 2 s after the camera is ready', async () => {
    const it = scriptedInterview({ prepared: true, enableAds: true });
    await ready(it);
    await pass(1_999);
    expect(at(it)).toBe('waiting.soon');
    await pass(1);
    expect(at(it)).toBe('answering.starting');
    expect(it.recorder.running).toBe(1);
  });

  test.each([
    ['one that was not, without ads', {}],
    ['the first one of a resumed session', { enableAds: true, resumeSession: true }],
  ])('%s: 2 s, ten seconds of countdown, one second of "start!"', async (_, settings) => {
    const it = scriptedInterview(settings);
    await ready(it);
    await pass(2_000);
    expect(at(it)).toBe('countdown.counting');
    expect(contextOf(it).left).toBe(10);
    await pass(3_000);
    expect(contextOf(it).left).toBe(7);
    await pass(7_000);
    expect(at(it)).toBe('countdown.startWord');
    await pass(999);
    expect(at(it)).toBe('countdown.startWord');
    await pass(1);
    expect(at(it)).toBe('answering.starting');
  });

  test.each([
    ['question 1 after a reload', {}, {}],
    ['a later question after a reload', {}, { index: 1 }],
    ['a question that is answered again', { retake: true, questionCount: 1 }, {}],
  ])('%s: the ad screen where ads are on', async (_, settings, found) => {
    const it = scriptedInterview({ ...settings, enableAds: true });
    await ready(it, found);
    await pass(1_999);
    expect(at(it)).toBe('waiting.soon');
    await pass(1);
    expect(at(it)).toBe('preparing');
  });

  test('the person may start at once', async () => {
    const it = scriptedInterview();
    await ready(it);
    it.actor.send({ type: 'START' });
    expect(at(it)).toBe('answering.starting');
  });

  test('a stream that has ended is not recorded', async () => {
    const it = scriptedInterview();
    const source = await ready(it);
    source.end();
    it.actor.send({ type: 'START' });
    expect(at(it)).toBe('cameraError');
    expect(contextOf(it).alert?.kind).toBe('streamInactive');
    expect(dialogOf(it)).toBe('alert');
    expect(it.recorder.running).toBe(0);
  });

  test.each([
    ['no sound', fakeStream(['video'])],
    ['no picture', fakeStream(['audio'])],
  ])('a stream with %s is recorded', async (_, source) => {
    const it = scriptedInterview();
    await loaded(it);
    it.devices.says({ type: 'DEVICES.READY', stream: source.stream, video: true });
    it.actor.send({ type: 'START' });
    expect(at(it)).toBe('answering.starting');
    expect(contextOf(it).alert).toBeNull();
    expect(it.recorder.running).toBe(1);
  });

  test('an answer without sound can be typed, and is scored by its text', async () => {
    const it = scriptedInterview();
    await loaded(it);
    const { stream } = fakeStream(['video']);
    it.devices.says({ type: 'DEVICES.READY', stream, video: true });
    it.actor.send({ type: 'START' });
    it.recorder.says({ type: 'RECORDER.STARTED' });
    it.speech.says({ type: 'SPEECH.TROUBLE', trouble: 'allFailed' });
    it.actor.send({ type: 'COMPLETE' });
    finish(it, '');
    it.analyse.says({ type: 'ANALYSIS.DONE', result: { kind: 'noSound' } });
    expect(at(it)).toBe('feedback.reading');
    it.actor.send({ type: 'EDIT' });
    it.actor.send({ type: 'RESCORE', text: '직접 적은 답변' });
    expect(it.rescore.last().input.text).toBe('직접 적은 답변');
    it.rescore.last().resolve(scored());
    await settle();
    expect(contextOf(it).answer.result?.kind).toBe('scored');
  });

  test('reopens a device that is lost during the countdown', async () => {
    const it = scriptedInterview();
    await ready(it);
    await pass(5_000);
    it.devices.says({ type: 'DEVICES.LOST', kind: 'camera' });
    expect(at(it)).toBe('opening');
    expect(it.devices.told).toEqual(['OPEN video', 'OPEN video']);
  });

  test('lets the analysis mode be chosen until the answer begins', async () => {
    const it = scriptedInterview();
    await ready(it);
    it.actor.send({ type: 'SET_MODE', mode: 'upload' });
    it.actor.send({ type: 'START' });
    expect(it.speech.input?.mode).toBe('upload');
    it.actor.send({ type: 'SET_MODE', mode: 'realtime' });
    expect(contextOf(it).answer.mode).toBe('upload');
    expect(contextOf(it).mode).toBe('upload');
  });
});
