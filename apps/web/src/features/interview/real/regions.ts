import { reportFailure } from '#/lib/errors/report-failure.ts';
import { interviewSetup } from '../interview-setup.ts';
import { totalSecondsOf } from './given-answers.ts';

/**
 * The clock of the whole interview, in real mode. It runs while a question is asked, prepared and answered, and in the
 * pause after it; it stands still during ads, trouble with devices and everything else that is not the interview.
 */
export const clockRegion = interviewSetup.createStateConfig({
  initial: 'stopped',
  states: {
    stopped: { always: { guard: 'isTimed', target: 'running' } },
    running: {
      always: { guard: 'isNotTimed', target: 'stopped' },
      invoke: {
        src: 'interviewClock',
        input: ({ context }) => ({ elapsed: context.clock, limit: totalSecondsOf(context) }),
      },
      on: {
        'CLOCK.TICK': { actions: { type: 'setClock', params: ({ event }) => event } },
        'CLOCK.UP': 'up',
      },
    },
    up: {},
  },
});

/**
 * The follow-up of real mode, made while the interview goes on. It is asked after the answer that it is about if it is
 * ready by then, else after the next one, else not at all.
 */
export const followUpRegion = interviewSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      entry: 'forgetFollowUp',
      on: {
        'GIVEN.ANALYSED': {
          guard: { type: 'leavesGap', params: ({ event }) => event },
          target: 'making',
          actions: { type: 'noteGap', params: ({ event }) => event },
        },
      },
    },
    making: {
      invoke: {
        src: 'gapFollowUp',
        input: ({ context }) => {
          if (!context.gap) throw new Error('No answer has left a gap');
          return context.gap;
        },
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'none' },
          {
            target: 'ready',
            actions: { type: 'keepFollowUp', params: ({ event }) => ({ question: event.output }) },
          },
        ],
        onError: {
          target: 'none',
          actions: reportFailure('interview', 'asking for a follow-up'),
        },
      },
    },
    ready: {
      always: { guard: 'isGapOld', target: 'none' },
      on: { 'FOLLOW_UP.TAKEN': 'none' },
    },
  },
});
