import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { placeOf } from './interview-context.ts';
import { question, scored, scriptedInterview, silent } from './testing/scripted-interview.ts';
import {
  answer,
  at,
  contextOf,
  feedback,
  finish,
  next,
  pass,
  ready,
  recording,
  settle,
} from './testing/walk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('follow-ups', () => {
  test('a requested follow-up comes directly after its parent', async () => {
    const it = scriptedInterview();
    await feedback(it);
    it.actor.send({ type: 'ASK_FOLLOW_UP' });
    expect(it.followUp.last().input).toMatchObject({ questionId: 1, answerText: '안녕하세요' });
    it.followUp.last().resolve(question(40, 1));
    await settle();
    expect(at(it)).toBe('feedback.reading');
    const { questions } = contextOf(it);
    expect(questions.map(({ id }) => id)).toEqual([1, 40, 2, 3]);
    expect(questions.map(({ questionNumber }) => questionNumber)).toEqual([1, 2, 3, 4]);
    it.actor.send({ type: 'ASK_FOLLOW_UP' });
    expect(it.followUp.calls).toHaveLength(1);
  });

  test('at most two a session', async () => {
    const it = scriptedInterview();
    const two = [question(1), question(40, 1), question(41, 40), question(2)];
    await recording(it, { questions: two });
    it.actor.send({ type: 'COMPLETE' });
    finish(it);
    it.analyse.says({ type: 'ANALYSIS.DONE', result: scored() });
    it.actor.send({ type: 'ASK_FOLLOW_UP' });
    expect(at(it)).toBe('feedback.reading');
    expect(it.followUp.calls).toHaveLength(0);
  });

  test('shows a failed request; offers none for a silent answer', async () => {
    const it = scriptedInterview();
    await feedback(it);
    it.actor.send({ type: 'ASK_FOLLOW_UP' });
    it.followUp.last().reject();
    await settle();
    expect(contextOf(it).answer.followUp).toBe('failed');
    const quiet = scriptedInterview();
    await feedback(quiet, silent);
    quiet.actor.send({ type: 'ASK_FOLLOW_UP' });
    expect(quiet.followUp.calls).toHaveLength(0);
  });

  test('a pressure interview asks without offering', async () => {
    const it = scriptedInterview({ mainCategory: 'pressure' });
    await feedback(it);
    it.actor.send({ type: 'NEXT' });
    expect(at(it)).toBe('feedback.followingUp');
    it.followUp.last().resolve(question(40, 1));
    await settle();
    expect(at(it)).toBe('advancing.pausing');
    await pass(2_100);
    expect(contextOf(it).questions[contextOf(it).index]?.id).toBe(40);
  });

  test('the progress counts follow-ups beside the questions, and never falls', async () => {
    const it = scriptedInterview({ mainCategory: 'pressure' });
    await feedback(it);
    const place = () => placeOf(contextOf(it));
    const followUpWith = async (followUp: ReturnType<typeof question>) => {
      it.actor.send({ type: 'NEXT' });
      it.followUp.last().resolve(followUp);
      await settle();
      await pass(2_100);
    };
    expect(place()).toEqual({ number: 1, total: 3, percent: 33, followUp: null, mayFollow: 2 });
    await followUpWith(question(40, 1));
    expect(place()).toEqual({ number: 1, total: 3, percent: 33, followUp: 1, mayFollow: 1 });
    await answer(it);
    await followUpWith(question(41, 40));
    expect(place()).toEqual({ number: 1, total: 3, percent: 33, followUp: 2, mayFollow: 0 });
    await answer(it);
    await next(it);
    expect(place()).toEqual({ number: 2, total: 3, percent: 67, followUp: null, mayFollow: 0 });
    await answer(it);
    await next(it);
    expect(place()).toMatchObject({ number: 3, total: 3, percent: 100 });
  });

  test('a resumed session counts its earlier follow-ups as such', async () => {
    // The server counts them among its questions.
    const it = scriptedInterview({
      mainCategory: 'pressure',
      questionCount: 4,
      resumeSession: true,
    });
    const questions = [question(1), question(40, 1), question(2), question(3)];
    await ready(it, { questions, index: 2 });
    expect(placeOf(contextOf(it))).toEqual({
      number: 2,
      total: 3,
      percent: 67,
      followUp: null,
      mayFollow: 1,
    });
  });

  test('a requested follow-up leaves the number of questions unchanged', async () => {
    const it = scriptedInterview();
    await feedback(it);
    it.actor.send({ type: 'ASK_FOLLOW_UP' });
    it.followUp.last().resolve(question(40, 1));
    await settle();
    await next(it);
    expect(placeOf(contextOf(it))).toMatchObject({
      number: 1,
      total: 3,
      followUp: 1,
      mayFollow: 0,
    });
  });

  test('a pressure interview goes on when there is no follow-up', async () => {
    const it = scriptedInterview({ mainCategory: 'pressure' });
    await feedback(it);
    it.actor.send({ type: 'NEXT' });
    it.followUp.last().reject();
    await settle();
    await pass(2_100);
    expect(contextOf(it).index).toBe(1);
  });
});

describe('the next question', () => {
  test('comes after 2 s and 100 ms, with a countdown or an ad', async () => {
    const it = scriptedInterview();
    await feedback(it);
    it.actor.send({ type: 'NEXT' });
    await pass(1_999);
    expect(contextOf(it).index).toBe(0);
    await pass(1);
    expect(contextOf(it)).toMatchObject({ index: 1, answer: { result: null } });
    expect(at(it)).toBe('advancing.resetting');
    await pass(99);
    expect(at(it)).toBe('advancing.resetting');
    await pass(1);
    expect(at(it)).toBe('countdown.counting');

    const withAds = scriptedInterview({ enableAds: true });
    await feedback(withAds);
    withAds.actor.send({ type: 'SHOW_RESULT' });
    await next(withAds);
    expect(at(withAds)).toBe('preparing');
    withAds.actor.send({ type: 'PREPARED' });
    expect(at(withAds)).toBe('answering.starting');
  });

  test('ads follow the current plan: gone with an upgrade, back when it expires', async () => {
    let ads = true;
    const it = scriptedInterview({ enableAds: true, adsOn: () => ads });
    await feedback(it);
    it.actor.send({ type: 'SHOW_RESULT' });
    ads = false;
    await next(it);
    expect(at(it)).toBe('countdown.counting');
    await answer(it);
    expect(at(it)).toBe('feedback.reading');
    ads = true;
    await next(it);
    expect(at(it)).toBe('preparing');
  });

  test('a session that began on a paid plan has ads on the free plan, and the other way round', async () => {
    const begunPaid = scriptedInterview({ enableAds: false, adsOn: () => true });
    await feedback(begunPaid);
    begunPaid.actor.send({ type: 'SHOW_RESULT' });
    await next(begunPaid);
    expect(at(begunPaid)).toBe('preparing');
    const begunFree = scriptedInterview({ enableAds: true, adsOn: () => false });
    await feedback(begunFree);
    expect(at(begunFree)).toBe('feedback.reading');
    await next(begunFree);
    expect(at(begunFree)).toBe('countdown.counting');
  });

  test('pressing next twice moves on once', async () => {
    const it = scriptedInterview();
    await feedback(it);
    it.actor.send({ type: 'NEXT' });
    it.actor.send({ type: 'NEXT' });
    await pass(5_000);
    expect(contextOf(it).index).toBe(1);
  });

  test('reopens a device that was lost meanwhile', async () => {
    const it = scriptedInterview();
    await feedback(it);
    it.devices.says({ type: 'DEVICES.LOST', kind: 'camera' });
    expect(at(it)).toBe('feedback.reading');
    await next(it);
    expect(at(it)).toBe('opening');
  });

  test('fetches a question that the server still has, and falls back to the general one', async () => {
    const it = scriptedInterview({ questionCount: 5 });
    await recording(it, { index: 2 });
    it.actor.send({ type: 'COMPLETE' });
    finish(it);
    it.analyse.says({ type: 'ANALYSIS.DONE', result: scored() });
    it.actor.send({ type: 'NEXT' });
    expect(at(it)).toBe('feedback.fetchingNext');
    it.nextQuestion.last().resolve(question(4));
    await settle();
    await pass(2_100);
    expect(contextOf(it).questions[contextOf(it).index]?.id).toBe(4);
    await answer(it);
    it.actor.send({ type: 'NEXT' });
    it.nextQuestion.last().reject();
    await settle();
    await pass(2_100);
    expect(contextOf(it).questions[contextOf(it).index]).toMatchObject({
      question: '자기소개를 해주세요.',
      questionNumber: 5,
    });
  });
});
