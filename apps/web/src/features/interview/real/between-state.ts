import { enqueueActions, raise, spawnChild } from 'xstate';
import { reportFailure } from '#/lib/errors/report-failure.ts';
import { answerInput, recordedBytes, sessionInput } from '../interview-inputs.ts';
import { interviewSetup } from '../interview-setup.ts';

/**
 * Real mode, from the last word of an answer to the next question: the answer is analysed in the background, and nothing
 * waits for it. A follow-up that is ready by then comes first.
 */
export const betweenState = interviewSetup.createStateConfig({
  entry: [
    'noteGiven',
    spawnChild('background', {
      id: ({ context }) => context.answer.key,
      input: ({ context }) => answerInput(context),
    }),
  ],
  invoke: {
    src: 'afterAnswer',
    input: ({ context }) => ({ userId: context.userId, size: recordedBytes(context) }),
    // A backup is not offered in the middle of an interview.
    onDone: { actions: { type: 'takeAfterAnswer', params: ({ event }) => event.output } },
    // The interview does not depend on it.
    onError: { actions: reportFailure('storage', 'counting recordings after an answer') },
  },
  initial: 'pausing',
  states: {
    pausing: { after: { nextQuestion: 'due' } },
    /** A dialog is read to its end first. */
    due: { always: { guard: 'isUndisturbed', target: 'choosing' } },
    choosing: {
      always: [
        { guard: 'hasTooLittleTime', target: '#interview.flow.collecting' },
        {
          guard: 'hasFollowUp',
          target: 'turning',
          actions: ['insertFollowUp', raise({ type: 'FOLLOW_UP.TAKEN' })],
        },
        { guard: 'hasNext', target: 'turning' },
        { guard: 'expectsMore', target: 'fetchingNext' },
        { target: '#interview.flow.collecting' },
      ],
    },
    fetchingNext: {
      invoke: {
        src: 'nextQuestion',
        input: ({ context }) => sessionInput(context),
        onDone: [
          { guard: ({ event }) => event.output === null, target: '#interview.flow.collecting' },
          {
            target: 'turning',
            actions: { type: 'addQuestion', params: ({ event }) => ({ question: event.output }) },
          },
        ],
        onError: {
          target: 'turning',
          actions: [
            reportFailure('interview', 'fetching the next question'),
            { type: 'addQuestion', params: { question: null } },
          ],
        },
      },
    },
    turning: {
      entry: ['stepForward', 'freshAnswer'],
      after: { reset: '#interview.flow.afterReset' },
    },
  },
});

/** The end of real mode: the last analyses are awaited. What did not reach the server can be sent again. */
export const collectingState = interviewSetup.createStateConfig({
  entry: 'closeDevices',
  initial: 'waiting',
  states: {
    waiting: {
      always: [
        { guard: 'lacksAnswers', target: 'incomplete' },
        { guard: 'hasAllResults', target: '#interview.flow.finishing' },
      ],
    },
    incomplete: {
      on: {
        RETRY: { target: 'sendingAgain', actions: 'reopenUnsent' },
        SEND_VIDEO: { target: 'sendingAgain', actions: ['allowVideos', 'reopenUnsent'] },
        SHOW_RESULT: '#interview.flow.finishing',
      },
    },
    sendingAgain: {
      entry: enqueueActions(({ context, enqueue }) => {
        for (const { key, answer, result } of context.given) {
          if (answer && !result) enqueue.spawnChild('background', { id: key, input: answer });
        }
      }),
      always: 'waiting',
    },
  },
});
