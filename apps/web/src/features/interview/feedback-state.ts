import { raise } from 'xstate';
import { reportFailure } from '#/lib/errors/report-failure.ts';
import { followUpInput, recordedBytes, rescoreInput, sessionInput } from './interview-inputs.ts';
import { interviewSetup } from './interview-setup.ts';

const reportFollowUp = reportFailure('interview', 'asking for a follow-up');

/** The result of the answer. Nothing moves on by itself: everything here waits for the person. */
export const feedbackState = interviewSetup.createStateConfig({
  initial: 'reading',
  invoke: {
    src: 'afterAnswer',
    input: ({ context }) => ({ userId: context.userId, size: recordedBytes(context) }),
    onDone: [
      {
        guard: { type: 'isWorthABackup', params: ({ event }) => event.output },
        actions: [
          { type: 'takeAfterAnswer', params: ({ event }) => event.output },
          raise(({ event }) => ({
            type: 'OFFER_BACKUP',
            reason: event.output.reason ?? 'important_recording',
          })),
        ],
      },
      { actions: { type: 'takeAfterAnswer', params: ({ event }) => event.output } },
    ],
    // The interview does not depend on it.
    onError: { actions: reportFailure('storage', 'counting recordings after an answer') },
  },
  on: {
    RE_RECORD: '#interview.flow.reRecording',
    MARK_IMPORTANT: [
      { guard: 'isImportant', actions: 'toggleImportant' },
      {
        actions: [
          'toggleImportant',
          raise({ type: 'OFFER_BACKUP', reason: 'important_recording' }),
        ],
      },
    ],
  },
  states: {
    reading: {
      on: {
        EDIT: 'editing',
        RETRY: { guard: 'hasFailed', target: '#interview.flow.analyzing' },
        SEND_VIDEO: {
          guard: 'hasNoSound',
          target: '#interview.flow.analyzing',
          actions: 'allowVideo',
        },
        ASK_FOLLOW_UP: { guard: 'canFollowUp', target: 'askingFollowUp' },
        NEXT: [
          { guard: 'asksByItself', target: 'followingUp' },
          { guard: 'hasNext', target: '#interview.flow.advancing' },
          { guard: 'expectsMore', target: 'fetchingNext' },
          { target: '#interview.flow.finishing' },
        ],
      },
    },
    editing: {
      on: { CANCEL_EDIT: 'reading', RESCORE: 'rescoring' },
    },
    rescoring: {
      invoke: {
        src: 'rescore',
        input: ({ context, event }) =>
          rescoreInput(context, event.type === 'RESCORE' ? event.text : ''),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'failed',
            target: 'editing',
            actions: {
              type: 'keepEditError',
              params: ({ event }) => ({
                message: event.output.kind === 'failed' ? event.output.message : '',
              }),
            },
          },
          {
            target: 'reading',
            actions: { type: 'takeResult', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: 'editing',
          actions: [
            reportFailure('answers', 'analysing a corrected text'),
            { type: 'keepEditError', params: { message: '' } },
          ],
        },
      },
    },
    askingFollowUp: {
      invoke: {
        src: 'followUp',
        input: ({ context }) => followUpInput(context),
        onDone: {
          target: 'reading',
          actions: { type: 'addFollowUp', params: ({ event }) => ({ question: event.output }) },
        },
        onError: { target: 'reading', actions: [reportFollowUp, 'missFollowUp'] },
      },
    },
    /** A pressure interview asks without an offer, and goes on when there is no follow-up. */
    followingUp: {
      invoke: {
        src: 'followUp',
        input: ({ context }) => followUpInput(context),
        onDone: {
          target: 'goingOn',
          actions: { type: 'addFollowUp', params: ({ event }) => ({ question: event.output }) },
        },
        onError: { target: 'goingOn', actions: [reportFollowUp, 'missFollowUp'] },
      },
    },
    fetchingNext: {
      invoke: {
        src: 'nextQuestion',
        input: ({ context }) => sessionInput(context),
        onDone: [
          { guard: ({ event }) => event.output === null, target: '#interview.flow.finishing' },
          {
            target: '#interview.flow.advancing',
            actions: { type: 'addQuestion', params: ({ event }) => ({ question: event.output }) },
          },
        ],
        onError: {
          target: '#interview.flow.advancing',
          actions: [
            reportFailure('interview', 'fetching the next question'),
            { type: 'addQuestion', params: { question: null } },
          ],
        },
      },
    },
    goingOn: {
      always: [
        { guard: 'hasNext', target: '#interview.flow.advancing' },
        { guard: 'expectsMore', target: 'fetchingNext' },
        { target: '#interview.flow.finishing' },
      ],
    },
  },
});
