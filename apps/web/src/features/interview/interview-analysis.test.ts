import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scored, scriptedInterview, silent } from './testing/scripted-interview.ts';
import { at, contextOf, feedback, finish, recording } from './testing/walk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
    it.analyse.says({ type: 'ANALYSIS.DONE', result: scored() });
    expect(at(it)).toBe('feedback.reading');
    expect(it.analyse.running).toBe(0);
  });

  test('with ads the person opens the feedback', async () => {
    const it = scriptedInterview({ enableAds: true });
    await recording(it);
    it.actor.send({ type: 'COMPLETE' });
    finish(it);
    it.actor.send({ type: 'SHOW_RESULT' });
    expect(at(it)).toBe('analyzing.running');
    it.analyse.says({ type: 'ANALYSIS.DONE', result: silent });
    expect(at(it)).toBe('analyzing.done');
    it.actor.send({ type: 'SHOW_RESULT' });
    expect(at(it)).toBe('feedback.reading');
  });

  test('an upgrade while the result waits opens it', async () => {
    let ads = true;
    const it = scriptedInterview({ adsOn: () => ads });
    await feedback(it);
    expect(at(it)).toBe('analyzing.done');
    ads = false;
    it.actor.send({ type: 'UPGRADED', timeLimit: 60 });
    expect(at(it)).toBe('feedback.reading');
  });

  test('sends the ads setting of the current plan, not that of the session', async () => {
    let ads = true;
    const it = scriptedInterview({ enableAds: true, adsOn: () => ads });
    await recording(it);
    expect(it.recorder.input?.draft.interviewConfig).toMatchObject({ enableAds: true });
    ads = false;
    it.actor.send({ type: 'COMPLETE' });
    finish(it);
    expect(it.analyse.input?.config.enableAds).toBe(false);
  });

  test('replaces client ids by the ids of the server', async () => {
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

  test('an answer that is sent again or corrected after an upgrade keeps its own limit', async () => {
    const it = scriptedInterview();
    await feedback(it, { kind: 'failed', message: '서버 업로드 실패: 500' });
    it.actor.send({ type: 'UPGRADED', timeLimit: 60 });
    it.actor.send({ type: 'RETRY' });
    expect(it.analyse.input?.config.timePerQuestion).toBe(10);
    it.analyse.says({ type: 'ANALYSIS.DONE', result: scored() });
    it.actor.send({ type: 'EDIT' });
    it.actor.send({ type: 'RESCORE', text: '고친 답' });
    expect(it.rescore.last().input.config.timePerQuestion).toBe(10);
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

  test('analyses the next answers by their sound after a text failed', async () => {
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
