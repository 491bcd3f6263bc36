import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerLimitOf } from './interview-context.ts';
import { fakeStream, scored, scriptedInterview, silent } from './testing/scripted-interview.ts';
import {
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

  test('questions that cannot be loaded: reload, or the question that needs no server', async () => {
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

  test('denied: reloading, going on without video, or leaving', async () => {
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
    it.analyse.says({ type: 'ANALYSIS.DONE', outcome: { kind: 'noSound' } });
    expect(at(it)).toBe('feedback.reading');
    it.actor.send({ type: 'EDIT' });
    it.actor.send({ type: 'RESCORE', text: '직접 적은 답변' });
    expect(it.rescore.last().input.text).toBe('직접 적은 답변');
    it.rescore.last().resolve(scored());
    await settle();
    expect(contextOf(it).answer.outcome?.kind).toBe('scored');
  });

  test('a device that goes during the countdown is opened again', async () => {
    const it = scriptedInterview();
    await ready(it);
    await pass(5_000);
    it.devices.says({ type: 'DEVICES.LOST', kind: 'camera' });
    expect(at(it)).toBe('opening');
    expect(it.devices.told).toEqual(['OPEN video', 'OPEN video']);
  });

  test('the way of analysis can be chosen until the answer begins', async () => {
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

describe('an answer', () => {
  test('recorder, speech and timer run exactly as long as it does', async () => {
    const it = scriptedInterview();
    await recording(it);
    expect(at(it)).toBe('answering.running.recording');
    expect([it.recorder.running, it.speech.running, it.timer.running]).toEqual([1, 1, 1]);
    expect(it.timer.input).toEqual({ limit: 10 });
    it.actor.send({ type: 'COMPLETE' });
    expect(it.timer.running).toBe(0);
    expect([it.recorder.told, it.speech.told]).toEqual([['STOP'], ['STOP']]);
    it.recorder.says({ type: 'RECORDER.STOPPED', stopped: { status: 'empty' } });
    expect(at(it)).toBe('answering.finishing.video.collected sound.hearing');
    it.speech.says({ type: 'HEARING.DONE', heard: null });
    expect([it.recorder.running, it.speech.running]).toEqual([0, 0]);
  });

  test('pausing stops all three; completing is possible while paused', async () => {
    const it = scriptedInterview();
    await recording(it);
    it.actor.send({ type: 'PAUSE' });
    expect(at(it)).toBe('answering.running.paused');
    it.actor.send({ type: 'RESUME' });
    expect(at(it)).toBe('answering.running.recording');
    for (const one of [it.recorder, it.speech, it.timer]) {
      expect(one.told).toEqual(['PAUSE', 'RESUME']);
    }
    it.actor.send({ type: 'PAUSE' });
    it.actor.send({ type: 'COMPLETE' });
    expect(at(it)).toContain('answering.finishing');
    expect(it.recorder.told.at(-1)).toBe('STOP');
  });

  test('the time limit: fades, stops after 1 s, and says so 0.5 s later', async () => {
    const it = scriptedInterview();
    await recording(it);
    it.timer.says({ type: 'TIMER.LIMIT' });
    expect(at(it)).toBe('answering.running.fading');
    await pass(999);
    expect(it.recorder.told).toEqual([]);
    await pass(1);
    expect(at(it)).toContain('answering.finishing');
    expect(it.recorder.told).toEqual(['STOP']);
    expect(contextOf(it).answer.end).toBe('timeLimit');
    expect(dialogOf(it)).toBe('timeUpSoon');
    await pass(499);
    expect(dialogOf(it)).toBe('timeUpSoon');
    await pass(1);
    expect(dialogOf(it)).toBe('timeUp');
    it.actor.send({ type: 'OPEN_UPGRADE' });
    expect(dialogOf(it)).toBe('upgrade');
    it.actor.send({ type: 'UPGRADED', timeLimit: 60 });
    it.actor.send({ type: 'CLOSE_DIALOG' });
    expect(dialogOf(it)).toBe('none');
    expect(contextOf(it)).toMatchObject({
      timeLimit: 60,
      config: { enableAds: false, timePerQuestion: 60 },
    });
  });

  test('a limit that is raised during an answer holds from the next one on', async () => {
    const it = scriptedInterview();
    await recording(it);
    it.actor.send({ type: 'UPGRADED', timeLimit: 60 });
    expect(answerLimitOf(contextOf(it))).toBe(10);
    it.actor.send({ type: 'COMPLETE' });
    finish(it);
    expect(it.analyse.input?.config.timePerQuestion).toBe(10);
    it.analyse.says({ type: 'ANALYSIS.DONE', outcome: scored() });
    await next(it);
    await pass(11_000);
    it.recorder.says({ type: 'RECORDER.STARTED' });
    expect(it.timer.input).toEqual({ limit: 60 });
  });

  test('a tier below what the session began with shortens nothing', async () => {
    const it = scriptedInterview();
    await ready(it, { timeLimit: 300 });
    it.actor.send({ type: 'UPGRADED', timeLimit: 60 });
    expect(contextOf(it).timeLimit).toBe(300);
  });

  test('an answer that was completed has no dialog about time', async () => {
    const it = scriptedInterview();
    await recording(it);
    it.actor.send({ type: 'COMPLETE' });
    await pass(2_000);
    expect(dialogOf(it)).toBe('none');
  });

  test('20 MB stop it, 15 do not', async () => {
    const it = scriptedInterview();
    await recording(it);
    const megabyte = 1024 * 1024;
    it.recorder.says({ type: 'RECORDER.PROGRESS', bytes: 20 * megabyte - 1, seconds: 3 });
    expect(at(it)).toBe('answering.running.recording');
    it.recorder.says({ type: 'RECORDER.PROGRESS', bytes: 20 * megabyte, seconds: 4 });
    expect(at(it)).toContain('answering.finishing');
    expect(contextOf(it)).toMatchObject({ answer: { end: 'sizeLimit', bytes: 20 * megabyte } });
    expect(contextOf(it).alert?.kind).toBe('sizeLimit');
    finish(it);
    expect(at(it)).toBe('analyzing.running');
  });

  test.each([
    ['unplugged', { type: 'DEVICES.LOST', kind: 'microphone' }, 'deviceLost'],
    ['ended by the browser', { type: 'RECORDER.ENDED' }, 'deviceLost'],
    ['put to sleep', { type: 'TIMER.SLEPT' }, 'slept'],
  ] as const)('%s: what was recorded is kept, and it says so', async (_, event, end) => {
    const it = scriptedInterview();
    await recording(it);
    (event.type === 'TIMER.SLEPT' ? it.timer : it.recorder).says(event);
    expect(contextOf(it).answer.end).toBe(end);
    expect(contextOf(it).alert?.kind).toBe(end);
    finish(it);
    expect(at(it)).toBe('analyzing.running');
  });

  test('a page that is hidden stores what there is', async () => {
    const it = scriptedInterview();
    await recording(it);
    it.page.says({ type: 'PAGE.HIDDEN' });
    expect(it.recorder.told).toEqual(['FLUSH']);
    expect(at(it)).toBe('answering.running.recording');
  });

  test.each([
    ['start', 'startFailed'],
    ['recording', 'recorderFailed'],
  ] as const)('a recorder that fails at %s: back to waiting', async (where, kind) => {
    const it = scriptedInterview();
    await recording(it);
    it.recorder.says({ type: 'RECORDER.FAILED', at: where });
    expect(at(it)).toBe('waiting.idle');
    expect(contextOf(it).alert?.kind).toBe(kind);
    expect([it.recorder.running, it.speech.running, it.timer.running]).toEqual([0, 0, 0]);
    await pass(60_000);
    expect(at(it)).toBe('waiting.idle');
    it.actor.send({ type: 'CLOSE_DIALOG' });
    it.actor.send({ type: 'START' });
    expect(at(it)).toBe('answering.starting');
    expect(it.recorder.input?.take.id).not.toBe('key-1');
  });

  test('a pause that fails only says so', async () => {
    const it = scriptedInterview();
    await recording(it);
    it.recorder.says({ type: 'RECORDER.FAILED', at: 'pause' });
    expect(at(it)).toBe('answering.running.recording');
    expect(contextOf(it).alert?.kind).toBe('pauseFailed');
  });

  test.each([
    [{ status: 'empty' }, 'noData'],
    [{ status: 'timeout' }, 'collectTimeout'],
  ] as const)('nothing gathered (%o): back to waiting', async (stopped, kind) => {
    const it = scriptedInterview();
    await recording(it);
    it.actor.send({ type: 'COMPLETE' });
    it.recorder.says({ type: 'RECORDER.STOPPED', stopped });
    it.speech.says({ type: 'HEARING.DONE', heard: null });
    expect(at(it)).toBe('waiting.idle');
    expect(contextOf(it).alert?.kind).toBe(kind);
  });

  test('words without a video are judged all the same', async () => {
    const it = scriptedInterview();
    await recording(it);
    it.actor.send({ type: 'COMPLETE' });
    finish(it);
    const heard = contextOf(it).answer.heard;
    const other = scriptedInterview();
    await recording(other);
    other.actor.send({ type: 'COMPLETE' });
    other.recorder.says({ type: 'RECORDER.STOPPED', stopped: { status: 'timeout' } });
    other.speech.says({ type: 'HEARING.DONE', heard });
    expect(at(other)).toBe('analyzing.running');
    expect(contextOf(other).alert?.kind).toBe('collectTimeout');
  });

  test('speech: captions, the last results, and trouble that makes the sound count', async () => {
    const it = scriptedInterview();
    await recording(it);
    it.speech.says({ type: 'SPEECH.METHOD', method: 'webspeech' });
    it.speech.says({ type: 'SPEECH.STATUS', status: 'listening' });
    it.speech.says({ type: 'SPEECH.TROUBLE', trouble: 'recognition' });
    it.speech.says({ type: 'SPEECH.METHOD', method: 'whisper-server' });
    expect(contextOf(it).answer).toMatchObject({
      mode: 'upload',
      speech: { method: 'whisper-server', status: 'listening', trouble: 'recognition' },
    });
    // The next answer begins with the other engine.
    expect(contextOf(it).mode).toBe('realtime');
    it.speech.says({ type: 'SPEECH.TROUBLE', trouble: 'permission' });
    expect(contextOf(it).mode).toBe('upload');
  });
});

describe('the analysis', () => {
  test('without ads the feedback comes by itself', async () => {
    const it = scriptedInterview();
    await recording(it);
    it.actor.send({ type: 'COMPLETE' });
    finish(it);
    expect(at(it)).toBe('analyzing.running');
    expect(it.analyse.input).toMatchObject({ mode: 'realtime', key: 'key-1' });
    const progress = { phase: 'uploading', percent: 40, message: null } as const;
    it.analyse.says({ type: 'ANALYSIS.PROGRESS', progress });
    expect(contextOf(it).answer.progress).toEqual(progress);
    it.analyse.says({ type: 'ANALYSIS.DONE', outcome: scored() });
    expect(at(it)).toBe('feedback.reading');
    expect(it.analyse.running).toBe(0);
  });

  test('with ads the person goes on to it', async () => {
    const it = scriptedInterview({ enableAds: true });
    await recording(it);
    it.actor.send({ type: 'COMPLETE' });
    finish(it);
    it.actor.send({ type: 'SHOW_RESULT' });
    expect(at(it)).toBe('analyzing.running');
    it.analyse.says({ type: 'ANALYSIS.DONE', outcome: silent });
    expect(at(it)).toBe('analyzing.done');
    it.actor.send({ type: 'SHOW_RESULT' });
    expect(at(it)).toBe('feedback.reading');
  });

  test('an upgrade while the result waits leads to it', async () => {
    let ads = true;
    const it = scriptedInterview({ adsOn: () => ads });
    await feedback(it);
    expect(at(it)).toBe('analyzing.done');
    ads = false;
    it.actor.send({ type: 'UPGRADED', timeLimit: 60 });
    expect(at(it)).toBe('feedback.reading');
  });

  test('the server is told of ads by the tier of the moment, whatever the session says', async () => {
    let ads = true;
    const it = scriptedInterview({ enableAds: true, adsOn: () => ads });
    await recording(it);
    expect(it.recorder.input?.take.interviewConfig).toMatchObject({ enableAds: true });
    ads = false;
    it.actor.send({ type: 'COMPLETE' });
    finish(it);
    expect(it.analyse.input?.config.enableAds).toBe(false);
  });

  test('the ids of the server take the place of our own', async () => {
    const it = scriptedInterview({ sessionId: 'session-1-abc' });
    await feedback(it, scored({ sessionId: 90, questionId: 900 }));
    expect(contextOf(it).sessionId).toBe(90);
    expect(contextOf(it).questions.map(({ id }) => id)).toEqual([900, 2, 3]);
  });

  test('a failure says why, and can be tried again with the same key', async () => {
    const it = scriptedInterview({ enableAds: true });
    await feedback(it, { kind: 'failed', message: '서버 업로드 실패: 500' });
    expect(at(it)).toBe('analyzing.done');
    expect(contextOf(it).alert).toEqual({
      kind: 'analysisFailed',
      message: '서버 업로드 실패: 500',
    });
    it.actor.send({ type: 'CLOSE_DIALOG' });
    it.actor.send({ type: 'SHOW_RESULT' });
    it.actor.send({ type: 'RETRY' });
    expect(at(it)).toBe('analyzing.running');
    expect(it.analyse.input?.key).toBe('key-1');
  });

  test('without sound the video is sent only when the person says so', async () => {
    const it = scriptedInterview();
    await feedback(it, { kind: 'noSound' });
    expect(it.analyse.input?.sendVideo).toBe(false);
    it.actor.send({ type: 'RETRY' });
    expect(at(it)).toBe('feedback.reading');
    it.actor.send({ type: 'SEND_VIDEO' });
    expect(at(it)).toBe('analyzing.running');
    expect(it.analyse.input?.sendVideo).toBe(true);
  });

  test('a text that could not be scored makes the next ones go by their sound', async () => {
    const it = scriptedInterview();
    await recording(it);
    it.actor.send({ type: 'COMPLETE' });
    finish(it);
    it.analyse.says({ type: 'ANALYSIS.WARNING', warning: 'emptyTranscript' });
    expect(contextOf(it).mode).toBe('realtime');
    it.analyse.says({ type: 'ANALYSIS.WARNING', warning: 'textFailed' });
    expect(contextOf(it).mode).toBe('upload');
    expect(contextOf(it).answer.warnings).toEqual(['emptyTranscript', 'textFailed']);
  });
});
