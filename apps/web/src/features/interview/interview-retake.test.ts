import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createKeepOnServer } from './keep-on-server.ts';
import { forgetProgress, keepProgress, readProgress } from './kept-progress.ts';
import { scriptedInterview } from './testing/scripted-interview.ts';
import { at, contextOf, feedback, loaded, recording } from './testing/walk.ts';
import { followUpState, leadsTo } from './views/feedback-steps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const retake = (mainCategory = 'job') =>
  scriptedInterview({ retake: true, questionCount: 1, mainCategory });

describe('answering one question again', () => {
  test('the analysis is told that it is a retake; an interview’s is not', async () => {
    const it = retake();
    await feedback(it);
    expect(it.analyse.input).toMatchObject({ retake: true, question: { id: 1 } });
    const interview = scriptedInterview();
    await feedback(interview);
    expect(interview.analyse.input).toMatchObject({ retake: false });
  });

  test.each(['job', 'pressure'])(
    'in %s there is no follow-up and no judgement of the whole: it leads to the comparison',
    async (mainCategory) => {
      const it = retake(mainCategory);
      await feedback(it);
      expect(leadsTo(it.actor.getSnapshot())).toBe('compare');
      expect(followUpState(it.actor.getSnapshot())).toBeNull();
      it.actor.send({ type: 'NEXT' });
      expect(at(it)).toBe('completed');
      expect(it.done).toEqual(['results']);
      expect(it.devices.told.at(-1)).toBe('CLOSE');
      expect(it.comprehensive.calls).toEqual([]);
      expect(it.followUp.calls).toEqual([]);
    },
  );

  test('once more, as often as one likes', async () => {
    const it = retake();
    await feedback(it);
    it.actor.send({ type: 'RE_RECORD' });
    expect(at(it)).toBe('countdown.counting');
  });

  test('stopping gives up nothing of the session', async () => {
    const it = retake();
    await recording(it);
    it.actor.send({ type: 'ABORT' });
    expect(at(it)).toBe('completed');
    expect(it.abandon.calls).toEqual([]);
    expect(it.recorder.running).toBe(0);
    expect(contextOf(it).answer.outcome).toBeNull();
  });

  test('a reload after the answer was judged finds the comparison', async () => {
    const it = retake();
    await loaded(it, { index: 1 });
    expect(at(it)).toBe('completed');
  });

  test('where it stands is not told to the server: the interview stands elsewhere', async () => {
    const it = retake();
    const save = vi.fn<Parameters<typeof createKeepOnServer>[0]>();
    it.actor.subscribe(createKeepOnServer(save, new AbortController().signal));
    await feedback(it);
    expect(save).not.toHaveBeenCalled();
  });
});

describe('what a reload finds', () => {
  test('the retake, neither the interview nor that of another question', async () => {
    const it = retake();
    it.actor.subscribe(keepProgress);
    await feedback(it);
    expect(readProgress(it.start)).toMatchObject({ index: 0, recordingState: 'feedback' });
    expect(readProgress({ ...it.start, retake: false })).toBeNull();
    const other = scriptedInterview().start.questions.slice(1);
    expect(readProgress({ ...it.start, questions: other })).toBeNull();
  });

  test('an interview is not found by its retake', async () => {
    const it = scriptedInterview();
    it.actor.subscribe(keepProgress);
    await feedback(it);
    expect(readProgress(it.start)).not.toBeNull();
    expect(readProgress({ ...it.start, retake: true })).toBeNull();
  });

  test('nothing, once it is begun anew', async () => {
    const it = retake();
    it.actor.subscribe(keepProgress);
    await feedback(it);
    forgetProgress();
    expect(readProgress(it.start)).toBeNull();
  });
});
