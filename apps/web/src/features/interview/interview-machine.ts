import { and, enqueueActions, or, type SnapshotFrom, stopChild } from 'xstate';
import { reportFailure } from '#/lib/errors/report-failure.ts';
import { systemClock } from '#/lib/time/clock.ts';
import type { UnfinishedRecording } from '#/media/store/unfinished.ts';
import { answeringState } from './answering-state.ts';
import { askingState } from './asking-state.ts';
import { dialogState } from './dialog-state.ts';
import { feedbackState } from './feedback-state.ts';
import type { InterviewEvent } from './interview-events.ts';
import { answerInput, firstContext, sessionInput } from './interview-inputs.ts';
import { interviewSetup } from './interview-setup.ts';
import { betweenState, collectingState } from './real/between-state.ts';
import { clockRegion, followUpRegion } from './real/regions.ts';

/**
 * The interview. `flow` is its state, `dialog` the dialog over it. Devices, recorder, speech, timers, calls and the
 * page are actors: leaving the state that started one releases it. docs/live-interview.md has the picture.
 */
export const interviewMachine = interviewSetup.createMachine({
  id: 'interview',
  context: ({ input }) => firstContext(input),
  type: 'parallel',
  invoke: [{ src: 'devices', id: 'devices' }, { src: 'page' }, { src: 'outbox' }],
  states: {
    dialog: dialogState,
    clock: clockRegion,
    followUp: followUpRegion,
    flow: {
      initial: 'loading',
      on: {
        'DEVICES.LOST': { actions: 'forgetStream' },
        SET_MODE: { actions: { type: 'setMode', params: ({ event }) => event } },
        UPGRADED: { actions: { type: 'raiseTimeLimit', params: ({ event }) => event } },
        LEAVE: '.left',
        ABORT: [{ guard: 'isRetake', target: '.completed' }, { target: '.aborting' }],
        SIGNED_OUT: '.signedOut',
        // Real mode: answers are analysed while the interview goes on.
        'GIVEN.ANALYSED': {
          actions: [
            { type: 'takeGiven', params: ({ event }) => event },
            stopChild(({ event }) => event.key),
          ],
        },
        'GIVEN.WARNING': { actions: { type: 'takeGivenWarning', params: ({ event }) => event } },
        'OUTBOX.SENT': [
          {
            guard: { type: 'isGiven', params: ({ event }) => event },
            actions: { type: 'takeGiven', params: ({ event }) => event },
          },
          {
            guard: { type: 'isAwaited', params: ({ event }) => event },
            actions: { type: 'takeResult', params: ({ event }) => event },
          },
          // The interview may still be loading, or the answer may be scored here right now.
          { actions: { type: 'noteSent', params: ({ event }) => event } },
        ],
        'CLOCK.UP': { guard: 'isBeforeAnswer', target: '.collecting' },
      },
      states: {
        loading: {
          invoke: {
            src: 'load',
            input: ({ context: { userId, start } }) => ({ userId, start }),
            onDone: {
              target: 'loaded',
              actions: [
                { type: 'takeLoaded', params: ({ event }) => event.output },
                // Given in real mode, but not analysed when the page was left.
                enqueueActions(({ context, enqueue }) => {
                  for (const { key, answer, result } of context.given) {
                    if (answer && !result)
                      enqueue.spawnChild('background', { id: key, input: answer });
                  }
                }),
              ],
            },
            onError: {
              target: 'questionFailed',
              actions: reportFailure('interview', 'loading an interview'),
            },
          },
        },
        loaded: {
          always: [
            { guard: 'isUnsent', target: 'answered' },
            { guard: 'hasUnfinished', target: 'recovering' },
            { guard: 'hasResult', target: 'feedback' },
            {
              guard: and(['isReal', or(['hasNoQuestionLeft', 'hasTooLittleTime'])]),
              target: 'collecting',
            },
            { guard: 'hasNoQuestionLeft', target: 'finishing' },
            { target: 'opening' },
          ],
        },
        questionFailed: {
          on: {
            RETRY: { actions: 'reload' },
            USE_FALLBACK_QUESTION: { target: 'opening', actions: 'useFallbackQuestion' },
          },
        },

        /** An answer to this question was interrupted: it can still be used. */
        recovering: {
          initial: 'asking',
          states: {
            asking: { on: { KEEP: 'keeping', DISCARD: 'discarding' } },
            keeping: {
              invoke: {
                src: 'keepRecording',
                input: ({ context }) => unfinishedOf(context),
                onDone: [
                  {
                    guard: ({ event }) => event.output.status === 'empty',
                    target: '#interview.flow.opening',
                    actions: { type: 'alert', params: { kind: 'noData' } },
                  },
                  {
                    target: '#interview.flow.answered',
                    actions: {
                      type: 'takeRecovered',
                      params: ({ event }) => ({ stopped: event.output }),
                    },
                  },
                ],
                onError: {
                  target: '#interview.flow.opening',
                  actions: [
                    reportFailure('storage', 'keeping an interrupted recording'),
                    { type: 'alert', params: { kind: 'saveFailed' } },
                  ],
                },
              },
            },
            discarding: {
              invoke: {
                src: 'discardRecording',
                input: ({ context }) => unfinishedOf(context),
                onDone: '#interview.flow.opening',
                onError: {
                  target: '#interview.flow.opening',
                  actions: reportFailure('storage', 'discarding an interrupted recording'),
                },
              },
            },
          },
        },

        opening: {
          entry: 'openDevices',
          on: {
            'DEVICES.READY': {
              target: 'waiting',
              actions: { type: 'takeStream', params: ({ event }) => event },
            },
            'DEVICES.FAILED': [
              {
                guard: { type: 'isDenied', params: ({ event }) => event },
                target: 'denied',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
              {
                target: 'cameraError',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
            ],
          },
        },
        denied: {
          on: {
            RETRY: { actions: 'reload' },
            CONTINUE_WITHOUT_VIDEO: { target: 'opening', actions: 'withoutVideo' },
          },
        },
        cameraError: {
          on: {
            RETRY: 'opening',
            CONTINUE_WITHOUT_VIDEO: { target: 'opening', actions: 'withoutVideo' },
          },
        },

        waiting: {
          initial: 'soon',
          on: {
            START: 'starting',
            'DEVICES.LOST': { target: 'opening', actions: 'forgetStream' },
          },
          states: {
            soon: { after: { firstQuestion: '#interview.flow.due' } },
            /** After trouble nothing starts by itself. */
            idle: { entry: 'freshAnswer' },
          },
        },
        /** A question is asked aloud where there is a voice, and prepared afterwards. */
        due: { always: [{ guard: 'canSpeak', target: 'asking' }, { target: 'asked' }] },
        asking: askingState,
        asked: {
          always: [
            { guard: 'wasAskedAgain', target: 'countdown' },
            { guard: 'isPrepared', target: 'starting' },
            { guard: 'isResumed', target: 'countdown' },
            { guard: 'wantsAds', target: 'preparing' },
            { target: 'countdown' },
          ],
        },
        /** The ad screen before a question; it falls back to a countdown of its own. */
        preparing: { on: { PREPARED: 'starting' } },
        countdown: {
          initial: 'counting',
          on: {
            'DEVICES.LOST': { target: 'opening', actions: 'forgetStream' },
            ASK_AGAIN: { guard: 'canAskAgain', target: 'due', actions: 'askAgain' },
          },
          states: {
            counting: {
              always: { guard: 'hasNoPreparation', target: 'startWord' },
              entry: 'fillRing',
              invoke: {
                src: 'countdown',
                input: ({ context: { config } }) => ({
                  seconds: config.preparationSeconds,
                  clock: systemClock,
                }),
              },
              on: {
                TICK: { actions: { type: 'showTick', params: ({ event }) => event } },
                TIME_UP: 'startWord',
              },
            },
            startWord: { after: { startWord: '#interview.flow.starting' } },
          },
        },
        starting: {
          always: [
            {
              guard: 'isStreamMissing',
              target: 'cameraError',
              actions: { type: 'alert', params: { kind: 'streamMissing' } },
            },
            { guard: 'isStreamLive', target: 'answering' },
            {
              target: 'cameraError',
              actions: { type: 'alert', params: { kind: 'streamInactive' } },
            },
          ],
        },

        answering: answeringState,

        answered: { always: [{ guard: 'isReal', target: 'between' }, { target: 'analyzing' }] },
        between: betweenState,
        collecting: collectingState,

        analyzing: {
          initial: 'running',
          states: {
            running: {
              invoke: { src: 'analyse', input: ({ context }) => answerInput(context) },
              on: {
                'ANALYSIS.PROGRESS': {
                  actions: { type: 'followAnalysis', params: ({ event }) => event },
                },
                'ANALYSIS.WARNING': {
                  actions: { type: 'takeWarning', params: ({ event }) => event },
                },
                'ANALYSIS.DONE': {
                  target: 'done',
                  actions: { type: 'takeResult', params: ({ event }) => event },
                },
              },
            },
            /** With ads the person opens the feedback; without, it opens by itself. */
            done: {
              entry: 'alertFailure',
              always: { guard: 'hasNoAds', target: '#interview.flow.feedback' },
              on: { SHOW_RESULT: '#interview.flow.feedback' },
            },
          },
        },

        feedback: feedbackState,

        reRecording: {
          entry: 'freshAnswer',
          always: 'afterReset',
        },

        advancing: {
          initial: 'pausing',
          states: {
            pausing: {
              after: {
                nextQuestion: { target: 'resetting', actions: ['stepForward', 'freshAnswer'] },
              },
            },
            resetting: { after: { reset: '#interview.flow.afterReset' } },
          },
        },
        afterReset: {
          always: [{ guard: 'needsDevices', target: 'opening' }, { target: 'due' }],
        },

        /** A retake leads to the comparison with the earlier answer; the session stays as it is. */
        finishing: {
          always: [{ guard: 'isRetake', target: 'completed' }, { target: 'ending' }],
        },
        /** The whole interview is analysed. The person can go on in any case. */
        ending: {
          entry: 'closeDevices',
          initial: 'running',
          on: { SHOW_RESULT: 'completed' },
          states: {
            running: {
              invoke: {
                src: 'comprehensive',
                input: ({ context }) => sessionInput(context),
                onDone: 'done',
                onError: {
                  target: 'failed',
                  actions: reportFailure('answers', 'analysing an interview'),
                },
              },
            },
            done: {},
            failed: {},
          },
        },
        completed: { entry: ['closeDevices', 'openResults'] },

        aborting: {
          entry: 'closeDevices',
          invoke: {
            src: 'abandon',
            input: ({ context }) => sessionInput(context),
            onDone: 'left',
            // It can be resumed or given up later.
            onError: {
              target: 'left',
              actions: reportFailure('interview', 'giving up an interview'),
            },
          },
        },
        left: { entry: ['closeDevices', 'openDashboard'] },
        /** The app opens the sign-in page by itself. */
        signedOut: { entry: 'closeDevices' },
      },
    },
  },
});

function unfinishedOf({
  unfinished,
}: {
  unfinished: UnfinishedRecording | null;
}): UnfinishedRecording {
  if (!unfinished) throw new Error('Nothing was cut off');
  return unfinished;
}

export type InterviewSnapshot = SnapshotFrom<typeof interviewMachine>;

/** What every screen of the interview gets. */
export type LiveProps = {
  readonly snapshot: InterviewSnapshot;
  readonly send: (event: InterviewEvent) => void;
};
