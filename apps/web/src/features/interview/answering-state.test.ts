import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerLimitOf } from './interview-context.ts';
import { scored, scriptedInterview } from './testing/scripted-interview.ts';
import { at, contextOf, dialogOf, finish, next, pass, ready, recording } from './testing/walk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an answer', () => {
  test('recorder, speech and timer run exactly as long as the answer', async () => {
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

  test('at the time limit fades, stops after 1 s, and shows the dialog 0.5 s later', async () => {
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
    it.analyse.says({ type: 'ANALYSIS.DONE', result: scored() });
    await next(it);
    await pass(11_000);
    it.recorder.says({ type: 'RECORDER.STARTED' });
    expect(it.timer.input).toEqual({ limit: 60 });
  });

  test('a lower plan does not shorten the limit of the session', async () => {
    const it = scriptedInterview();
    await ready(it, { timeLimit: 300 });
    it.actor.send({ type: 'UPGRADED', timeLimit: 60 });
    expect(contextOf(it).timeLimit).toBe(300);
  });

  test('a completed answer shows no time dialog', async () => {
    const it = scriptedInterview();
    await recording(it);
    it.actor.send({ type: 'COMPLETE' });
    await pass(2_000);
    expect(dialogOf(it)).toBe('none');
  });

  test('stops at 20 MB, not at 15', async () => {
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
  ] as const)('keeps the recording and shows an alert: %s', async (_, event, end) => {
    const it = scriptedInterview();
    await recording(it);
    (event.type === 'TIMER.SLEPT' ? it.timer : it.recorder).says(event);
    expect(contextOf(it).answer.end).toBe(end);
    expect(contextOf(it).alert?.kind).toBe(end);
    finish(it);
    expect(at(it)).toBe('analyzing.running');
  });

  test('stores the recording so far when the page is hidden', async () => {
    const it = scriptedInterview();
    await recording(it);
    it.page.says({ type: 'PAGE.HIDDEN' });
    expect(it.recorder.told).toEqual(['FLUSH']);
    expect(at(it)).toBe('answering.running.recording');
  });

  test.each([
    ['start', 'startFailed'],
    ['recording', 'recorderFailed'],
  ] as const)('goes back to waiting when the recorder fails at %s', async (where, kind) => {
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
    expect(it.recorder.input?.draft.id).not.toBe('key-1');
  });

  test('a failed pause only shows an alert', async () => {
    const it = scriptedInterview();
    await recording(it);
    it.recorder.says({ type: 'RECORDER.FAILED', at: 'pause' });
    expect(at(it)).toBe('answering.running.recording');
    expect(contextOf(it).alert?.kind).toBe('pauseFailed');
  });

  test.each([
    [{ status: 'empty' }, 'noData'],
    [{ status: 'timeout' }, 'collectTimeout'],
  ] as const)('goes back to waiting when nothing was recorded (%o)', async (stopped, kind) => {
    const it = scriptedInterview();
    await recording(it);
    it.actor.send({ type: 'COMPLETE' });
    it.recorder.says({ type: 'RECORDER.STOPPED', stopped });
    it.speech.says({ type: 'HEARING.DONE', heard: null });
    expect(at(it)).toBe('waiting.idle');
    expect(contextOf(it).alert?.kind).toBe(kind);
  });

  test('analyses words without a video', async () => {
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

  test('keeps captions and results, and switches to the sound on trouble', async () => {
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
