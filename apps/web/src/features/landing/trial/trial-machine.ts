import type { AnswerAnalysis, Question } from '@daedap/contract/interviews';
import { assign, fromCallback, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate';
import { reportFailure } from '#/lib/errors/report-failure.ts';
import { machineTypes } from '#/lib/machine-types.ts';

export type SpokenAnswer = { readonly blob: Blob; readonly seconds: number };

export type JudgeInput = {
  readonly question: Question;
  readonly text: string;
  /** null for an answer that was typed from the start. */
  readonly seconds: number | null;
};

type ActorEvent =
  | { readonly type: 'DOWNLOAD.PROGRESS'; readonly part: number }
  | { readonly type: 'DOWNLOAD.DONE' }
  | { readonly type: 'DOWNLOAD.FAILED' }
  | { readonly type: 'MICROPHONE.READY' }
  | { readonly type: 'MICROPHONE.FAILED' }
  | { readonly type: 'MICROPHONE.TICK'; readonly seconds: number }
  | ({ readonly type: 'MICROPHONE.DONE' } & SpokenAnswer);

export type TrialEvent =
  | ActorEvent
  | { readonly type: 'SPEAK' | 'TYPE' | 'AGREE' | 'STOP' | 'BACK' | 'JUDGE' | 'AGAIN' | 'RETRY' }
  | { readonly type: 'WRITE'; readonly text: string };

/** What went wrong on the way to a spoken answer. Typing is always possible. */
export type TrialTrouble = 'microphone' | 'download' | 'recognition' | 'nothingHeard' | 'judging';

type Context = {
  readonly question: Question | null;
  readonly text: string;
  /** Seconds that were spoken; null for a typed answer. */
  readonly seconds: number | null;
  /** Of the download, 0 to 1. */
  readonly part: number;
  readonly spoken: SpokenAnswer | null;
  readonly analysis: AnswerAnalysis | null;
  readonly trouble: TrialTrouble | null;
};

const unprovided = (): never => {
  throw new Error('The trial is provided with its actors by its component');
};

/**
 * One question for a visitor without an account. The question, the recognition of speech and the judgement are all made
 * in this browser; nothing is stored and nothing is sent.
 */
export const trialMachine = setup({
  types: machineTypes<{ context: Context; input: undefined; events: TrialEvent }>(),
  actors: {
    ask: fromPromise<Question>(unprovided),
    findModel: fromPromise<boolean>(unprovided),
    download: fromCallback<TrialEvent>(unprovided),
    /** Records until STOP, or until its time is up. Leaving the state releases the microphone. */
    microphone: fromCallback<TrialEvent>(unprovided),
    recognise: fromPromise<string, SpokenAnswer>(unprovided),
    judge: fromPromise<AnswerAnalysis, JudgeInput>(unprovided),
  },
  guards: { hasWords: ({ context }) => context.text.trim() !== '' },
  actions: {
    note: assign({ trouble: (_, { trouble }: { trouble: TrialTrouble }) => trouble }),
    calm: assign({ trouble: null }),
    write: assign({ text: (_, { text }: { text: string }) => text }),
    startOver: assign({ text: '', seconds: null, spoken: null, analysis: null, part: 0 }),
  },
}).createMachine({
  id: 'trial',
  context: {
    question: null,
    text: '',
    seconds: null,
    part: 0,
    spoken: null,
    analysis: null,
    trouble: null,
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'ask',
        onDone: { target: 'choosing', actions: assign({ question: ({ event }) => event.output }) },
        onError: {
          target: 'failed',
          actions: reportFailure('interview', 'asking a trial question'),
        },
      },
    },
    /** The coach could not be loaded. */
    failed: { on: { RETRY: 'loading' } },
    choosing: { on: { SPEAK: 'findingModel', TYPE: 'writing' }, exit: 'calm' },
    findingModel: {
      invoke: {
        src: 'findModel',
        onDone: [
          { guard: ({ event }) => event.output, target: 'speaking' },
          { target: 'offeringModel' },
        ],
        onError: {
          target: 'offeringModel',
          actions: reportFailure('storage', 'looking for the speech model'),
        },
      },
    },
    /** The recognition on this device has to be downloaded, which the visitor decides. */
    offeringModel: { on: { AGREE: 'downloading', TYPE: 'writing', BACK: 'choosing' } },
    downloading: {
      invoke: { src: 'download' },
      on: {
        'DOWNLOAD.PROGRESS': { actions: assign({ part: ({ event }) => event.part }) },
        'DOWNLOAD.DONE': 'speaking',
        'DOWNLOAD.FAILED': {
          target: 'writing',
          actions: { type: 'note', params: { trouble: 'download' } },
        },
        TYPE: 'writing',
      },
    },
    speaking: {
      invoke: { src: 'microphone', id: 'microphone' },
      initial: 'opening',
      on: {
        'MICROPHONE.FAILED': {
          target: 'writing',
          actions: { type: 'note', params: { trouble: 'microphone' } },
        },
        TYPE: 'writing',
      },
      states: {
        opening: { on: { 'MICROPHONE.READY': 'recording' } },
        recording: {
          entry: assign({ seconds: 0 }),
          on: {
            'MICROPHONE.TICK': { actions: assign({ seconds: ({ event }) => event.seconds }) },
            'MICROPHONE.DONE': {
              target: '#trial.recognising',
              actions: assign(({ event: { blob, seconds } }) => ({
                seconds,
                spoken: { blob, seconds },
              })),
            },
            STOP: { actions: sendTo('microphone', { type: 'STOP' }) },
          },
        },
      },
    },
    recognising: {
      invoke: {
        src: 'recognise',
        input: ({ context }) => {
          if (!context.spoken) throw new Error('Nothing was recorded');
          return context.spoken;
        },
        onDone: [
          {
            guard: ({ event }) => event.output.trim() === '',
            target: 'writing',
            actions: { type: 'note', params: { trouble: 'nothingHeard' } },
          },
          { target: 'writing', actions: assign({ text: ({ event }) => event.output }) },
        ],
        onError: {
          target: 'writing',
          actions: [
            reportFailure('speech', 'recognising a trial answer'),
            { type: 'note', params: { trouble: 'recognition' } },
          ],
        },
      },
      on: { TYPE: 'writing' },
    },
    /** What was heard can be corrected before it is judged. */
    writing: {
      on: {
        WRITE: { actions: { type: 'write', params: ({ event }) => event } },
        JUDGE: { guard: 'hasWords', target: 'judging', actions: 'calm' },
        SPEAK: { target: 'findingModel', actions: ['calm', 'startOver'] },
      },
    },
    judging: {
      invoke: {
        src: 'judge',
        input: ({ context: { question, text, seconds } }) => {
          if (!question) throw new Error('Nothing was asked');
          return { question, text, seconds };
        },
        onDone: { target: 'judged', actions: assign({ analysis: ({ event }) => event.output }) },
        onError: {
          target: 'writing',
          actions: [
            reportFailure('answers', 'judging a trial answer'),
            { type: 'note', params: { trouble: 'judging' } },
          ],
        },
      },
    },
    judged: { on: { AGAIN: { target: 'choosing', actions: 'startOver' } } },
  },
});

export type TrialSnapshot = SnapshotFrom<typeof trialMachine>;
