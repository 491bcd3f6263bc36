import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createSaveOnServer,
  forgetProgress,
  saveProgress,
  readProgress,
} from './saved-progress.ts';
import { scriptedInterview } from './testing/scripted-interview.ts';
import { at, contextOf, feedback, loaded, recording } from './testing/walk.ts';
import { followUpState, nextStep } from './screens/feedback-steps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const retake = (mainCategory = 'job') =>
  scriptedInterview({ retake: true, questionCount: 1, mainCategory });

describe('answering one question again', () => {
  test('marks the analysis as a retake; that of an interview is not', async () => {
    const it = retake();
    await feedback(it);
    expect(it.analyse.input).toMatchObject({ retake: true, question: { id: 1 } });
    const interview = scriptedInterview();
    await feedback(interview);
    expect(interview.analyse.input).toMatchObject({ retake: false });
  });

  test.each(['job', 'pressure'])(
    'asks no follow-up and makes no overall analysis in %s: it leads to the comparison',
    async (mainCategory) => {
      const it = retake(mainCategory);
      await feedback(it);
      expect(nextStep(it.actor.getSnapshot())).toBe('compare');
      expect(followUpState(it.actor.getSnapshot())).toBeNull();
      it.actor.send({ type: 'NEXT' });
      expect(at(it)).toBe('completed');
      expect(it.done).toEqual(['results']);
      expect(it.devices.told.at(-1)).toBe('CLOSE');
      expect(it.comprehensive.calls).toEqual([]);
      expect(it.followUp.calls).toEqual([]);
    },
  );

  test('can be recorded again any number of times', async () => {
    const it = retake();
    await feedback(it);
    it.actor.send({ type: 'RE_RECORD' });
    expect(at(it)).toBe('countdown.counting');
  });

  test('stopping leaves the session unchanged', async () => {
    const it = retake();
    await recording(it);
    it.actor.send({ type: 'ABORT' });
    expect(at(it)).toBe('completed');
    expect(it.abandon.calls).toEqual([]);
    expect(it.recorder.running).toBe(0);
    expect(contextOf(it).answer.result).toBeNull();
  });

  test('leads to the comparison after a reload behind the analysis', async () => {
    const it = retake();
    await loaded(it, { index: 1 });
    expect(at(it)).toBe('completed');
  });

  test('does not save its place on the server', async () => {
    const it = retake();
    const save = vi.fn<Parameters<typeof createSaveOnServer>[0]>();
    it.actor.subscribe(createSaveOnServer(save, new AbortController().signal));
    await feedback(it);
    expect(save).not.toHaveBeenCalled();
  });
});

describe('what a reload finds', () => {
  test('finds the retake, not the interview or the retake of another question', async () => {
    const it = retake();
    it.actor.subscribe(saveProgress);
    await feedback(it);
    expect(readProgress(it.start)).toMatchObject({ index: 0, recordingState: 'feedback' });
    expect(readProgress({ ...it.start, retake: false })).toBeNull();
    const other = scriptedInterview().start.questions.slice(1);
    expect(readProgress({ ...it.start, questions: other })).toBeNull();
  });

  test('a retake does not find the interview', async () => {
    const it = scriptedInterview();
    it.actor.subscribe(saveProgress);
    await feedback(it);
    expect(readProgress(it.start)).not.toBeNull();
    expect(readProgress({ ...it.start, retake: true })).toBeNull();
  });

  test('finds nothing once the retake is begun again', async () => {
    const it = retake();
    it.actor.subscribe(saveProgress);
    await feedback(it);
    forgetProgress();
    expect(readProgress(it.start)).toBeNull();
  });
});
