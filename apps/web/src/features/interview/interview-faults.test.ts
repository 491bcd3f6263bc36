import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf } from '#/media/store/testing/rows.ts';
import { takeReports } from '#/test/console.ts';
import {
  question,
  scored,
  scriptedInterview,
  type ScriptedInterview,
} from './testing/scripted-interview.ts';
import { feedback, finish, loaded, pass, recording, settle } from './testing/walk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Case = {
  readonly fails: FailingPart;
  readonly report: string;
  readonly settings?: Parameters<typeof scriptedInterview>[0];
  readonly walk: (it: ScriptedInterview) => unknown;
};

/** What the interview asks for with a promise. */
type FailingPart = {
  [Part in keyof ScriptedInterview]: ScriptedInterview[Part] extends { readonly last: unknown }
    ? Part
    : never;
}[keyof ScriptedInterview];

const unfinished = { draft: draftOf(), duration: 4, bytes: 10 };
/** The server has more. */
const oneQuestion = { questions: [question(1)] };

const cases: Case[] = [
  {
    fails: 'load',
    report: 'Fault (interview) while loading an interview:',
    walk: () => undefined,
  },
  {
    fails: 'comprehensive',
    report: 'Fault (answers) while analysing an interview:',
    walk: (it) => loaded(it, { index: 3 }),
  },
  {
    fails: 'abandon',
    report: 'Fault (interview) while giving up an interview:',
    walk: async (it) => {
      await recording(it);
      it.actor.send({ type: 'ABORT' });
    },
  },
  {
    fails: 'keepRecording',
    report: 'Fault (storage) while keeping an interrupted recording:',
    walk: async (it) => {
      await loaded(it, { unfinished });
      it.actor.send({ type: 'KEEP' });
    },
  },
  {
    fails: 'discardRecording',
    report: 'Fault (storage) while discarding an interrupted recording:',
    walk: async (it) => {
      await loaded(it, { unfinished });
      it.actor.send({ type: 'DISCARD' });
    },
  },
  {
    fails: 'afterAnswer',
    report: 'Fault (storage) while counting recordings after an answer:',
    walk: (it) => feedback(it),
  },
  {
    fails: 'rescore',
    report: 'Fault (answers) while analysing a corrected text:',
    walk: async (it) => {
      await feedback(it);
      it.actor.send({ type: 'EDIT' });
      it.actor.send({ type: 'RESCORE', text: '고친 답변' });
    },
  },
  {
    fails: 'followUp',
    report: 'Fault (interview) while asking for a follow-up:',
    walk: async (it) => {
      await feedback(it);
      it.actor.send({ type: 'ASK_FOLLOW_UP' });
    },
  },
  {
    fails: 'followUp',
    report: 'Fault (interview) while asking for a follow-up:',
    settings: { mainCategory: 'pressure' },
    walk: async (it) => {
      await feedback(it);
      it.actor.send({ type: 'NEXT' });
    },
  },
  {
    fails: 'nextQuestion',
    report: 'Fault (interview) while fetching the next question:',
    walk: async (it) => {
      await recording(it, oneQuestion);
      it.actor.send({ type: 'COMPLETE' });
      finish(it);
      it.analyse.says({ type: 'ANALYSIS.DONE', result: scored() });
      it.actor.send({ type: 'NEXT' });
    },
  },
  {
    fails: 'nextQuestion',
    report: 'Fault (interview) while fetching the next question:',
    settings: { mode: 'real' },
    walk: async (it) => {
      await recording(it, oneQuestion);
      it.actor.send({ type: 'COMPLETE' });
      finish(it);
      await pass(2_000);
    },
  },
];

test.each(cases)('a bug is reported: $report', async ({ fails, report, settings, walk }) => {
  const it = scriptedInterview(settings);
  await walk(it);
  it[fails].last().reject(new TypeError('a bug'));
  await settle();
  expect(takeReports()).toEqual([report]);
});

test('a call that failed is no fault', async () => {
  const it = scriptedInterview();
  await loaded(it, { index: 3 });
  it.comprehensive.last().reject();
  await settle();
  expect(takeReports()).toEqual([]);
});
