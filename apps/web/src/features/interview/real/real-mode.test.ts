import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  question,
  recording as recorded,
  scored,
  scriptedInterview,
} from '../testing/scripted-interview.ts';
import { at, contextOf, dialogOf, pass, settle } from '../testing/walk.ts';
import { begin, give, questionId, real, scoredAs } from '../testing/walk-real.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('all questions in a row', () => {
  test('the next one comes 2 s after an answer, without its score', async () => {
    const it = real();
    await begin(it);
    expect(at(it)).toBe('countdown.counting');
    const key = await give(it);
    expect(at(it)).toBe('between.pausing');
    expect(it.background.inputOf(key)).toMatchObject({ key, question: { id: 1 } });
    await pass(1_999);
    expect(at(it)).toBe('between.pausing');
    await pass(101);
    expect(at(it)).toBe('countdown.counting');
    expect(questionId(it)).toBe(2);
    expect(it.background.running()).toEqual([key]);
  });

  test('answers are analysed side by side; the end waits for the last one', async () => {
    const it = real();
    await begin(it);
    const keys: string[] = [];
    for (let number = 1; number <= 3; number += 1) {
      keys.push(await give(it));
      await pass(2_100);
    }
    expect(at(it)).toBe('collecting.waiting');
    expect(it.background.running()).toEqual(keys);
    expect(it.devices.told.at(-1)).toBe('CLOSE');
    for (const [place, key] of keys.entries()) {
      expect(at(it)).toBe('collecting.waiting');
      it.background.done(key, scoredAs(90, { questionId: place + 1, answerId: place + 20 }));
    }
    expect(at(it)).toBe('ending.running');
    expect(it.background.running()).toEqual([]);
    it.comprehensive.last().resolve();
    await settle();
    expect(at(it)).toBe('ending.done');
  });

  test('an answer without a network counts as waiting, and is scored when it was sent', async () => {
    const it = real();
    await begin(it);
    const key = await give(it);
    it.background.done(key, { kind: 'queued', key, provisional: null });
    it.outbox.says({ type: 'OUTBOX.SENT', key, result: scored() });
    expect(contextOf(it).given[0]?.result).toMatchObject({ kind: 'scored' });
  });

  test('keeps the server’s result of an answer that was sent while it was scored here', async () => {
    const it = real();
    await begin(it);
    const key = await give(it);
    it.outbox.says({ type: 'OUTBOX.SENT', key, result: scored() });
    it.background.done(key, { kind: 'queued', key, provisional: null });
    expect(contextOf(it).given[0]?.result).toMatchObject({ kind: 'scored' });
  });

  test('takes the server’s ids of an interview that began without it', async () => {
    const it = real({ sessionId: 'session-1-a' });
    await begin(it);
    const key = await give(it);
    await pass(2_100);
    it.background.done(key, scoredAs(90, { sessionId: 70, questionId: 700 }));
    expect(contextOf(it).sessionId).toBe(70);
    expect(contextOf(it).questions.map(({ id }) => id)).toEqual([700, 2, 3]);
  });

  test('what did not reach the server can be sent again, or left', async () => {
    const it = real();
    await begin(it);
    const first = await give(it);
    await pass(2_100);
    it.background.done(first, { kind: 'failed', message: 'too large' });
    const second = await give(it);
    await pass(2_100);
    it.background.done(second, { kind: 'noSound' });
    const third = await give(it);
    await pass(2_100);
    it.background.done(third, scoredAs(90));
    expect(at(it)).toBe('collecting.incomplete');
    it.actor.send({ type: 'RETRY' });
    expect(at(it)).toBe('collecting.waiting');
    expect(it.background.running()).toEqual([first, second]);
    it.background.done(first, scoredAs(90));
    it.background.done(second, { kind: 'noSound' });
    it.actor.send({ type: 'SEND_VIDEO' });
    expect(it.background.inputOf(second).sendVideo).toBe(true);
    it.background.done(second, { kind: 'failed', message: 'too large' });
    it.actor.send({ type: 'SHOW_RESULT' });
    expect(at(it)).toBe('ending.running');
  });

  test('has no pause, no dialog about the time, and waits while an alert is open', async () => {
    const it = real();
    await begin(it);
    await pass(11_000);
    it.recorder.says({ type: 'RECORDER.STARTED' });
    it.actor.send({ type: 'PAUSE' });
    expect(at(it)).toBe('answering.running.recording');
    it.timer.says({ type: 'TIMER.LIMIT' });
    await pass(1_000);
    it.recorder.says({
      type: 'RECORDER.STOPPED',
      stopped: { status: 'full', recording: recorded() },
    });
    it.speech.says({ type: 'HEARING.DONE', heard: null });
    expect(dialogOf(it)).toBe('alert');
    await pass(10_000);
    expect(at(it)).toBe('between.due');
    it.actor.send({ type: 'CLOSE_DIALOG' });
    expect(dialogOf(it)).toBe('none');
    expect(at(it)).toBe('between.turning');
  });

  test('one question of it that is answered again later is practice', async () => {
    const it = real({ retake: true });
    await begin(it);
    await give(it);
    expect(at(it)).toBe('analyzing.running');
  });
});

describe('a follow-up', () => {
  test('comes next when it is ready within the pause', async () => {
    const it = real();
    await begin(it);
    const key = await give(it);
    it.background.done(key, scoredAs(79));
    expect(it.gapFollowUp.last().input).toEqual({
      at: 0,
      sessionId: 7,
      questionId: 1,
      answerText: '안녕하세요',
    });
    it.gapFollowUp.last().resolve(question(40, 1));
    await pass(2_100);
    expect(questionId(it)).toBe(40);
    expect(contextOf(it).questions.map(({ id }) => id)).toEqual([1, 40, 2, 3]);
  });

  test('that is late comes after the next answer', async () => {
    const it = real();
    await begin(it);
    const key = await give(it);
    await pass(2_100);
    expect(questionId(it)).toBe(2);
    it.background.done(key, scoredAs(50));
    it.gapFollowUp.last().resolve(question(40, 1));
    await give(it);
    await pass(2_100);
    expect(questionId(it)).toBe(40);
    expect(contextOf(it).questions.map(({ id }) => id)).toEqual([1, 2, 40, 3]);
  });

  test('that is later still is not asked', async () => {
    const it = real();
    await begin(it);
    const key = await give(it);
    it.background.done(key, scoredAs(50));
    await pass(2_100);
    await give(it);
    await pass(2_100);
    expect(questionId(it)).toBe(3);
    it.gapFollowUp.last().resolve(question(40, 1));
    await settle();
    await give(it);
    await pass(2_100);
    expect(at(it)).toBe('collecting.waiting');
  });

  test.each([
    ['a good answer', scoredAs(80)],
    ['a failed one', { kind: 'failed', message: '' } as const],
    ['one that waits', { kind: 'queued', key: 'key-1', provisional: null } as const],
  ])('does not come after %s', async (_, result) => {
    const it = real();
    await begin(it);
    it.background.done(await give(it), result);
    expect(it.gapFollowUp.calls).toHaveLength(0);
  });

  test('does not follow another one, and at most two come', async () => {
    const it = real();
    await begin(it);
    for (const [id, followUp] of [
      [1, 40],
      [2, 41],
    ] as const) {
      it.background.done(await give(it), scoredAs(50, { questionId: id }));
      it.gapFollowUp.last().resolve(question(followUp, id));
      await pass(2_100);
      expect(questionId(it)).toBe(followUp);
      it.background.done(await give(it), scoredAs(50, { questionId: followUp }));
      await pass(2_100);
    }
    expect(questionId(it)).toBe(3);
    it.background.done(await give(it), scoredAs(50, { questionId: 3 }));
    expect(it.gapFollowUp.calls).toHaveLength(2);
  });

  test.each(['competency', 'hirevue'] as const)('%s has none', async (format) => {
    const it = real({ format });
    await begin(it);
    it.background.done(await give(it), scoredAs(50));
    expect(it.gapFollowUp.calls).toHaveLength(0);
  });
});

describe('the question can be repeated', () => {
  test('once, before the answer; the preparation begins anew', async () => {
    const it = real();
    await begin(it);
    await pass(6_000);
    expect(contextOf(it).left).toBe(4);
    it.actor.send({ type: 'ASK_AGAIN' });
    expect(at(it)).toBe('countdown.counting');
    expect(contextOf(it).left).toBe(10);
    await pass(6_000);
    it.actor.send({ type: 'ASK_AGAIN' });
    expect(contextOf(it).left).toBe(4);
  });

  test('the voice reads it again', async () => {
    const it = real({ canSpeak: () => true });
    await begin(it);
    it.voice.says({ type: 'VOICE.STARTED' });
    it.voice.says({ type: 'VOICE.ENDED' });
    it.actor.send({ type: 'ASK_AGAIN' });
    expect(at(it)).toBe('asking.beginning');
  });

  test('while the voice still reads it: it begins anew, and the one repetition is not spent', async () => {
    const it = real({ canSpeak: () => true });
    await begin(it);
    const { key } = contextOf(it).answer;
    // Nothing was heard yet.
    const first = it.voice.input;
    it.actor.send({ type: 'ASK_AGAIN' });
    expect(it.voice.input).toBe(first);
    it.voice.says({ type: 'VOICE.STARTED' });
    expect(at(it)).toBe('asking.speaking');
    it.actor.send({ type: 'ASK_AGAIN' });
    expect(at(it)).toBe('asking.beginning');
    // The first reading is silent, the second one is of the same question.
    expect(it.voice.running).toBe(1);
    expect(it.voice.input).not.toBe(first);
    expect(it.voice.input).toEqual(first);
    expect(contextOf(it).answer).toMatchObject({ key, askedAgain: false });
    it.voice.says({ type: 'VOICE.STARTED' });
    it.voice.says({ type: 'VOICE.ENDED' });
    it.actor.send({ type: 'ASK_AGAIN' });
    expect(contextOf(it).answer.askedAgain).toBe(true);
    // The repetition itself is read once.
    it.voice.says({ type: 'VOICE.STARTED' });
    it.actor.send({ type: 'ASK_AGAIN' });
    expect(at(it)).toBe('asking.speaking');
  });

  test('not in practice while the voice reads it: there one records again', async () => {
    const it = scriptedInterview({ canSpeak: () => true });
    await begin(it);
    it.voice.says({ type: 'VOICE.STARTED' });
    it.actor.send({ type: 'ASK_AGAIN' });
    expect(at(it)).toBe('asking.speaking');
  });

  test('in the first 5 s of an answer, which is then discarded', async () => {
    const it = real({ preparationSeconds: 0 });
    await begin(it);
    expect(at(it)).toBe('countdown.startWord');
    await pass(1_000);
    it.recorder.says({ type: 'RECORDER.STARTED' });
    it.timer.says({ type: 'TIMER.TICK', elapsed: 4 });
    it.actor.send({ type: 'ASK_AGAIN' });
    expect(it.recorder.told).toContain('DISCARD');
    expect(at(it)).toBe('countdown.startWord');
    expect(contextOf(it).answer.key).toBe('key-2');
  });

  test('not later, and not in practice', async () => {
    const it = real({ preparationSeconds: 0 });
    await begin(it);
    await pass(1_000);
    it.recorder.says({ type: 'RECORDER.STARTED' });
    it.timer.says({ type: 'TIMER.TICK', elapsed: 5.25 });
    it.actor.send({ type: 'ASK_AGAIN' });
    expect(at(it)).toBe('answering.running.recording');
    const practice = scriptedInterview();
    await begin(practice);
    await pass(3_000);
    practice.actor.send({ type: 'ASK_AGAIN' });
    expect(contextOf(practice).left).toBe(7);
  });

  test('without another ad', async () => {
    const it = real({ enableAds: true });
    await begin(it);
    expect(at(it)).toBe('preparing');
    it.actor.send({ type: 'PREPARED' });
    it.recorder.says({ type: 'RECORDER.STARTED' });
    it.actor.send({ type: 'ASK_AGAIN' });
    expect(at(it)).toBe('countdown.counting');
  });
});
