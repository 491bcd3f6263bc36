import { enqueueActions, raise, sendTo } from 'xstate';
import { answerLimitOf, languageOf } from './interview-context.ts';
import { recorderInput } from './interview-inputs.ts';
import { interviewSetup } from './interview-setup.ts';

/**
 * One answer, from the recorder's start until recording and words are complete. Recorder, speech and timer live
 * exactly as long as this state: leaving it in any way releases them, and stored slices wait for the next visit.
 */
export const answeringState = interviewSetup.createStateConfig({
  entry: 'settleLimit',
  invoke: [
    { src: 'recorder', id: 'recorder', input: ({ context }) => recorderInput(context) },
    {
      src: 'speech',
      id: 'speech',
      input: ({ context }) => {
        const { stream } = recorderInput(context);
        const { key, mode } = context.answer;
        return { stream, key, language: languageOf(context), mode };
      },
    },
  ],
  // Giving up the interview, or having the question repeated, discards the current answer; any other way out keeps it
  // for the next visit.
  exit: enqueueActions(({ event, enqueue }) => {
    if (event.type === 'ABORT' || event.type === 'ASK_AGAIN')
      enqueue.sendTo('recorder', { type: 'DISCARD' });
  }),
  on: {
    // The analysis mode is fixed when an answer begins.
    SET_MODE: {},
    'SPEECH.*': { actions: { type: 'followSpeech', params: ({ event }) => event } },
    'RECORDER.STORAGE': { actions: { type: 'setStorage', params: ({ event }) => event } },
    'PAGE.HIDDEN': { actions: sendTo('recorder', { type: 'FLUSH' }) },
    'RECORDER.FAILED': [
      {
        guard: ({ event }) => event.at === 'start',
        target: '#interview.flow.waiting.idle',
        actions: { type: 'alert', params: { kind: 'startFailed' } },
      },
      {
        guard: ({ event }) => event.at === 'pause',
        actions: { type: 'alert', params: { kind: 'pauseFailed' } },
      },
      {
        target: '#interview.flow.waiting.idle',
        actions: { type: 'alert', params: { kind: 'recorderFailed' } },
      },
    ],
  },
  initial: 'starting',
  states: {
    starting: { on: { 'RECORDER.STARTED': 'running' } },
    running: {
      invoke: {
        src: 'timer',
        id: 'timer',
        input: ({ context }) => ({ limit: answerLimitOf(context) }),
      },
      on: {
        'TIMER.TICK': { actions: { type: 'setElapsed', params: ({ event }) => event } },
        'TIMER.SLEPT': {
          target: 'finishing',
          actions: [
            { type: 'setEnd', params: { end: 'slept' } },
            { type: 'alert', params: { kind: 'slept' } },
          ],
        },
        'RECORDER.PROGRESS': [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            target: 'finishing',
            actions: [
              { type: 'setBytes', params: ({ event }) => event },
              { type: 'setEnd', params: { end: 'sizeLimit' } },
              { type: 'alert', params: { kind: 'sizeLimit' } },
            ],
          },
          { actions: { type: 'setBytes', params: ({ event }) => event } },
        ],
        'RECORDER.ENDED': {
          target: 'finishing',
          actions: [
            { type: 'setEnd', params: { end: 'deviceLost' } },
            { type: 'alert', params: { kind: 'deviceLost' } },
          ],
        },
        'DEVICES.LOST': {
          target: 'finishing',
          actions: [
            'forgetStream',
            { type: 'setEnd', params: { end: 'deviceLost' } },
            { type: 'alert', params: { kind: 'deviceLost' } },
          ],
        },
        COMPLETE: { target: 'finishing', actions: { type: 'setEnd', params: { end: 'complete' } } },
      },
      initial: 'recording',
      states: {
        recording: {
          // The time of the whole interview is up.
          always: { guard: 'isClockUp', target: 'fading' },
          on: {
            PAUSE: { guard: 'isPractice', target: 'paused' },
            'TIMER.LIMIT': 'fading',
            ASK_AGAIN: {
              guard: 'canAskAgain',
              target: '#interview.flow.due',
              actions: 'askAgain',
            },
          },
        },
        paused: {
          entry: [
            sendTo('recorder', { type: 'PAUSE' }),
            sendTo('speech', { type: 'PAUSE' }),
            sendTo('timer', { type: 'PAUSE' }),
          ],
          exit: [
            sendTo('recorder', { type: 'RESUME' }),
            sendTo('speech', { type: 'RESUME' }),
            sendTo('timer', { type: 'RESUME' }),
          ],
          on: { RESUME: 'recording' },
        },
        /** The time is up: the picture fades, the last word is still recorded. */
        fading: {
          after: {
            fade: {
              target: '#interview.flow.answering.finishing',
              actions: { type: 'setEnd', params: { end: 'timeLimit' } },
            },
          },
        },
      },
    },
    finishing: {
      entry: [
        sendTo('recorder', { type: 'STOP' }),
        sendTo('speech', { type: 'STOP' }),
        raise({ type: 'ANSWER.ENDED' }),
      ],
      type: 'parallel',
      states: {
        video: {
          initial: 'collecting',
          states: {
            collecting: {
              on: {
                'RECORDER.STOPPED': {
                  target: 'collected',
                  actions: { type: 'takeStopped', params: ({ event }) => event },
                },
              },
            },
            collected: { type: 'final' },
          },
        },
        sound: {
          initial: 'hearing',
          states: {
            hearing: {
              on: {
                'HEARING.DONE': {
                  target: 'heard',
                  actions: { type: 'takeHeard', params: ({ event }) => event },
                },
              },
            },
            heard: { type: 'final' },
          },
        },
      },
      onDone: [
        {
          guard: 'couldNotStore',
          target: '#interview.flow.answered',
          actions: {
            type: 'alert',
            params: ({ context }) => ({
              kind: context.answer.stopped?.status === 'full' ? 'storageFull' : 'saveFailed',
            }),
          },
        },
        {
          guard: 'hasRecording',
          target: '#interview.flow.answered',
          actions: 'countDuration',
        },
        {
          // There are words, but no video.
          guard: 'wasHeard',
          target: '#interview.flow.answered',
          actions: { type: 'alert', params: { kind: 'collectTimeout' } },
        },
        {
          target: '#interview.flow.waiting.idle',
          actions: {
            type: 'alert',
            params: ({ context }) => ({
              kind: context.answer.stopped?.status === 'timeout' ? 'collectTimeout' : 'noData',
            }),
          },
        },
      ],
    },
  },
});
