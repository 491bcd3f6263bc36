import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  fakeStream,
  scriptedInterview,
  type ScriptedInterview,
} from './testing/scripted-interview.ts';
import { at, contextOf, feedback, next, pass, ready, recording } from './testing/walk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const spoken = { canSpeak: () => true };

/** To the moment at which the interviewer is to speak. */
async function asking(it: ScriptedInterview) {
  const source = await ready(it);
  await pass(2_000);
  return source;
}

describe('a question that is read aloud', () => {
  test('the countdown starts when the voice ends', async () => {
    const it = scriptedInterview(spoken);
    await asking(it);
    expect(at(it)).toBe('asking.beginning');
    expect(it.voice.input).toEqual({
      text: '질문 1',
      language: 'ko',
      source: { sessionId: 7, questionId: 1 },
    });
    it.voice.says({ type: 'VOICE.STARTED' });
    expect(at(it)).toBe('asking.speaking');
    await pass(1_000);
    expect(at(it)).toBe('asking.speaking');
    it.voice.says({ type: 'VOICE.ENDED' });
    expect(at(it)).toBe('countdown.counting');
    expect(contextOf(it)).toMatchObject({ left: 10, answer: { asked: 'aloud' } });
    expect(it.voice.running).toBe(0);
  });

  test('nothing is recorded while the voice speaks', async () => {
    const it = scriptedInterview({ ...spoken, prepared: true, enableAds: true });
    await asking(it);
    it.voice.says({ type: 'VOICE.STARTED' });
    expect([it.recorder.running, it.speech.running]).toEqual([0, 0]);
    it.voice.says({ type: 'VOICE.ENDED' });
    expect(at(it)).toBe('answering.starting');
    expect([it.voice.running, it.recorder.running, it.speech.running]).toEqual([0, 1, 1]);
  });

  test('with ads it is read before the ad screen', async () => {
    const it = scriptedInterview({ ...spoken, enableAds: true });
    await asking(it);
    expect(at(it)).toBe('asking.beginning');
    it.voice.says({ type: 'VOICE.ENDED' });
    expect(at(it)).toBe('preparing');
  });

  test('the next question and a re-recording are read too', async () => {
    const it = scriptedInterview(spoken);
    await feedback(it);
    it.actor.send({ type: 'RE_RECORD' });
    expect(at(it)).toBe('asking.beginning');
    it.actor.send({ type: 'SKIP' });
    await pass(11_000);
    it.recorder.says({ type: 'RECORDER.STARTED' });
    expect(at(it)).toBe('answering.running.recording');

    const other = scriptedInterview(spoken);
    await feedback(other);
    await next(other);
    expect(at(other)).toBe('asking.beginning');
    expect(other.voice.input).toMatchObject({ text: '질문 2' });
  });

  test('SKIP silences it and goes on', async () => {
    const it = scriptedInterview(spoken);
    await asking(it);
    it.voice.says({ type: 'VOICE.STARTED' });
    it.actor.send({ type: 'SKIP' });
    expect(at(it)).toBe('countdown.counting');
    expect(it.voice.running).toBe(0);
  });

  test('START before it begins records at once', async () => {
    const it = scriptedInterview(spoken);
    await recording(it);
    expect(at(it)).toBe('answering.running.recording');
    expect(it.voice.input).toBeUndefined();
  });
});

describe('a voice with trouble', () => {
  test('without a voice nothing waits', async () => {
    const it = scriptedInterview();
    await asking(it);
    expect(at(it)).toBe('countdown.counting');
    expect(it.voice.input).toBeUndefined();
  });

  test('one that fails leaves the text, and the countdown starts', async () => {
    const it = scriptedInterview(spoken);
    await asking(it);
    it.voice.says({ type: 'VOICE.FAILED' });
    expect(at(it)).toBe('countdown.counting');
    expect(contextOf(it).answer.asked).toBe('silently');
    expect(it.voice.running).toBe(0);
  });

  test('one that does not begin is given up after 6 s', async () => {
    const it = scriptedInterview(spoken);
    await asking(it);
    await pass(5_999);
    expect(at(it)).toBe('asking.beginning');
    await pass(1);
    expect(at(it)).toBe('countdown.counting');
    expect(contextOf(it).answer.asked).toBe('silently');
    expect(it.voice.running).toBe(0);
  });

  test('one that breaks off leaves the text', async () => {
    const it = scriptedInterview(spoken);
    await asking(it);
    it.voice.says({ type: 'VOICE.STARTED' });
    it.voice.says({ type: 'VOICE.FAILED' });
    expect(at(it)).toBe('countdown.counting');
    expect(contextOf(it).answer.asked).toBe('silently');
  });

  test('one that never reports its end is stopped after the time that the text can take', async () => {
    // 질문 1: two syllables of 350 ms, two other letters of 120 ms, 3 s in reserve.
    const it = scriptedInterview(spoken);
    await asking(it);
    it.voice.says({ type: 'VOICE.STARTED' });
    await pass(3_939);
    expect(at(it)).toBe('asking.speaking');
    await pass(1);
    expect(at(it)).toBe('countdown.counting');
    expect(contextOf(it).answer.asked).toBe('aloud');

    const slow = scriptedInterview({ ...spoken, speed: 0.8 });
    await asking(slow);
    slow.voice.says({ type: 'VOICE.STARTED' });
    await pass(4_174);
    expect(at(slow)).toBe('asking.speaking');
    await pass(1);
    expect(at(slow)).toBe('countdown.counting');
  });

  test.each(['LEAVE', 'ABORT', 'SIGNED_OUT'] as const)('%s silences it', async (type) => {
    const it = scriptedInterview(spoken);
    await asking(it);
    it.voice.says({ type: 'VOICE.STARTED' });
    it.actor.send({ type });
    expect(it.voice.running).toBe(0);
  });

  test('devices that are lost meanwhile are opened again, and the question is asked again', async () => {
    const it = scriptedInterview(spoken);
    await asking(it);
    it.voice.says({ type: 'VOICE.STARTED' });
    it.devices.says({ type: 'DEVICES.LOST', kind: 'camera' });
    expect([at(it), it.voice.running]).toEqual(['opening', 0]);
    it.devices.says({ type: 'DEVICES.READY', stream: fakeStream().stream, video: true });
    await pass(2_000);
    expect(at(it)).toBe('asking.beginning');
  });

  test('a voice that is switched off is not asked again', async () => {
    let on = true;
    const it = scriptedInterview({ canSpeak: () => on });
    await feedback(it);
    on = false;
    await next(it);
    expect(at(it)).toBe('countdown.counting');
  });
});
