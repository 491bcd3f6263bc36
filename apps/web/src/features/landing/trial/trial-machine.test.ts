import type { AnswerAnalysis } from '@daedap/contract/interviews';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { questionWith } from '#/domain/session/testing/question.ts';
import { takeReports } from '#/test/console.ts';
import { eventually } from '#/test/eventually.ts';
import {
  type JudgeInput,
  type SpokenAnswer,
  type TrialEvent,
  trialMachine,
} from './trial-machine.ts';

type Options = {
  readonly asks?: 'fails';
  readonly hasModel?: boolean | 'fails';
  readonly hears?: string | null;
  readonly judges?: 'fails';
};

const question = questionWith();

// Only what the machine passes on.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const analysis = { score: 71 } as AnswerAnalysis;

function start({ asks, hasModel = false, hears = '저는 개발자입니다', judges }: Options = {}) {
  const judged: JudgeInput[] = [];
  const open = { download: 0, microphone: 0 };
  const say: Record<string, (event: TrialEvent) => void> = {};
  const scripted = (name: 'download' | 'microphone') =>
    fromCallback<TrialEvent>(({ sendBack, receive }) => {
      open[name] += 1;
      say[name] = sendBack;
      receive(({ type }) => {
        if (type === 'STOP')
          sendBack({ type: 'MICROPHONE.DONE', blob: new Blob(['a']), seconds: 7 });
      });
      return () => void (open[name] -= 1);
    });
  const actor = createActor(
    trialMachine.provide({
      actors: {
        ask: fromPromise(() =>
          asks === 'fails' ? Promise.reject(new Error('offline')) : Promise.resolve(question),
        ),
        findModel: fromPromise<boolean>(async () => {
          if (hasModel === 'fails') throw new Error('The cache is broken');
          return hasModel;
        }),
        download: scripted('download'),
        microphone: scripted('microphone'),
        recognise: fromPromise<string, SpokenAnswer>(() =>
          hears === null ? Promise.reject(new Error('worker')) : Promise.resolve(hears),
        ),
        judge: fromPromise<AnswerAnalysis, JudgeInput>(async ({ input }) => {
          if (judges === 'fails') throw new Error('The coach is broken');
          judged.push(input);
          return analysis;
        }),
      },
    }),
  ).start();
  const reach = (state: string) =>
    eventually(() => expect(JSON.stringify(actor.getSnapshot().value)).toContain(state));
  return { actor, reach, judged, open, say, context: () => actor.getSnapshot().context };
}

test('a typed answer is judged, and can be tried again', async () => {
  const it = start();
  await it.reach('choosing');
  it.actor.send({ type: 'TYPE' });
  it.actor.send({ type: 'JUDGE' });
  await it.reach('writing');
  it.actor.send({ type: 'WRITE', text: ' 저는 꾸준합니다 ' });
  it.actor.send({ type: 'JUDGE' });
  await it.reach('judged');
  expect(it.judged).toEqual([{ question, text: ' 저는 꾸준합니다 ', seconds: null }]);
  expect(it.context().analysis).toBe(analysis);
  it.actor.send({ type: 'AGAIN' });
  expect(it.context()).toMatchObject({ text: '', analysis: null });
});

test('a spoken answer needs the model, whose download the visitor agrees to', async () => {
  const it = start();
  await it.reach('choosing');
  it.actor.send({ type: 'SPEAK' });
  await it.reach('offeringModel');
  expect(it.open).toEqual({ download: 0, microphone: 0 });
  it.actor.send({ type: 'AGREE' });
  it.say['download']?.({ type: 'DOWNLOAD.PROGRESS', part: 0.4 });
  expect(it.context().part).toBe(0.4);
  it.say['download']?.({ type: 'DOWNLOAD.DONE' });
  it.say['microphone']?.({ type: 'MICROPHONE.READY' });
  await it.reach('recording');
  it.actor.send({ type: 'STOP' });
  await it.reach('writing');
  expect(it.context()).toMatchObject({ text: '저는 개발자입니다', seconds: 7, trouble: null });
  expect(it.open).toEqual({ download: 0, microphone: 0 });
  it.actor.send({ type: 'JUDGE' });
  await it.reach('judged');
  expect(it.judged[0]).toMatchObject({ seconds: 7 });
});

test('with the model on this device it begins at once', async () => {
  const it = start({ hasModel: true });
  await it.reach('choosing');
  it.actor.send({ type: 'SPEAK' });
  await it.reach('opening');
  it.actor.send({ type: 'TYPE' });
  expect(it.open.microphone).toBe(0);
});

test.each([
  ['microphone', { type: 'MICROPHONE.FAILED' }],
  ['download', { type: 'DOWNLOAD.FAILED' }],
] as const)('trouble with the %s leads to typing', async (name, event) => {
  const it = start({ hasModel: name === 'microphone' });
  await it.reach('choosing');
  it.actor.send({ type: 'SPEAK' });
  await it.reach(name === 'microphone' ? 'opening' : 'offeringModel');
  it.actor.send({ type: 'AGREE' });
  it.say[name]?.(event);
  await it.reach('writing');
  expect(it.context().trouble).toBe(name);
});

test.each([
  ['nothingHeard', ' ', []],
  ['recognition', null, ['Fault (speech) while recognising a trial answer:']],
] as const)('%s leads to typing', async (trouble, hears, reports) => {
  const it = start({ hasModel: true, hears });
  await it.reach('choosing');
  it.actor.send({ type: 'SPEAK' });
  await it.reach('opening');
  it.say['microphone']?.({ type: 'MICROPHONE.READY' });
  it.actor.send({ type: 'STOP' });
  await it.reach('writing');
  expect(it.context().trouble).toBe(trouble);
  expect(takeReports()).toEqual(reports);
});

test('says so when the coach cannot be loaded', async () => {
  const it = start({ asks: 'fails' });
  await it.reach('failed');
  it.actor.send({ type: 'RETRY' });
  await it.reach('failed');
  expect(it.context().question).toBeNull();
  expect(takeReports()).toEqual(['Fault (interview) while asking a trial question:']);
});

test('offers the model when this browser cannot be asked for it, and reports why', async () => {
  const it = start({ hasModel: 'fails' });
  await it.reach('choosing');
  it.actor.send({ type: 'SPEAK' });
  await it.reach('offeringModel');
  expect(takeReports()).toEqual(['Fault (storage) while looking for the speech model:']);
});

test('keeps the text when the coach fails, and reports why', async () => {
  const it = start({ judges: 'fails' });
  await it.reach('choosing');
  it.actor.send({ type: 'TYPE' });
  it.actor.send({ type: 'WRITE', text: '저는 꾸준합니다' });
  it.actor.send({ type: 'JUDGE' });
  await it.reach('writing');
  expect(it.context()).toMatchObject({ text: '저는 꾸준합니다', trouble: 'judging' });
  expect(takeReports()).toEqual(['Fault (answers) while judging a trial answer:']);
});
