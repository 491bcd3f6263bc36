import { activeSessionRetryMs, maxActiveSessions } from '@daedap/contract/constants/interview';
import type { Language } from '@daedap/contract/languages';
import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { AdMetrics } from '#/ads/ad-metrics.ts';
import type { InterviewState } from '#/domain/session/interview-state.ts';
import type { OwnStart } from '#/domain/session/own-start.ts';
import { keepInterviewState } from '#/domain/session/stored-interview-states.ts';
import { keepRecentSessionId } from '#/domain/session/session-ids.ts';
import { reportFailure } from '#/lib/errors/report-failure.ts';
import { endSession } from '#/lib/session/session-store.ts';
import { readToken } from '#/lib/session/stored-session.ts';
import {
  checkActiveSessions,
  generateInterview,
  type ActiveSessions,
  type GenerationResult,
  type InterviewRequest,
} from './api.ts';
import {
  isComplete,
  nextStep,
  stepBefore,
  withChoice,
  type Choice,
  type Terms,
} from './choices.ts';
import { keepLastInterview } from './last-interview.ts';
import { forgetProgress, storeProgress, type Progress } from './stored-progress.ts';

type Input = Progress & {
  /** Identifies this visit in the stored progress. */
  readonly visit: string;
  readonly terms: Terms;
  /** One question, started with one press on the dashboard: there is nothing to choose. */
  readonly single: boolean;
  /** The user's own questions; null when the bank asks. */
  readonly own: OwnStart | null;
};

type Context = Input & {
  /** The number of active sessions when there are too many. */
  readonly activeCount: number;
  readonly interview: InterviewState | null;
  /** Why the interview did not start. */
  readonly message: string;
};

type SetupEvent =
  | { readonly type: 'CHOOSE'; readonly choice: Choice }
  | { readonly type: 'SET_TERMS'; readonly terms: Terms }
  | { readonly type: 'SET_FILL'; readonly fill: boolean }
  | { readonly type: 'SET_LANGUAGE'; readonly language: Language }
  | { readonly type: 'DROP_OWN' }
  | { readonly type: 'NEXT' | 'BACK' | 'CHECK_DEVICES' | 'CANCEL' | 'CLOSE_ALERT' }
  | { readonly type: 'PREPARED' | 'LEAVE'; readonly metrics: AdMetrics };

const withMetrics = (interview: InterviewState | null, adMetrics: AdMetrics) =>
  interview && { ...interview, adMetrics };

/**
 * The setup from the check of active sessions to the live screen. Device check and preparation before question 1 have
 * their own machines.
 */
export const setupMachine = setup({
  // XState uses only the type of this; the value is never read.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-assertion
  types: {} as { context: Context; events: SetupEvent; input: Input },
  actors: {
    checkActiveSessions: fromPromise<ActiveSessions>(({ signal }) => checkActiveSessions(signal)),
    generateInterview: fromPromise<GenerationResult, InterviewRequest>(({ input, signal }) =>
      generateInterview(input, signal),
    ),
  },
  delays: { recheck: activeSessionRetryMs },
  guards: {
    isSingle: ({ context }) => context.single,
    isChosen: ({ context }) => context.choices[context.step] !== null,
    isLastStep: ({ context }) => nextStep(context.step) === null && isComplete(context.choices),
  },
  actions: {
    choose: assign(({ context }, { choice }: { choice: Choice }) => ({
      choices: withChoice(context.choices, choice),
    })),
    setFill: assign({ fill: (_, { fill }: { fill: boolean }) => fill }),
    setLanguage: assign({ language: (_, { language }: { language: Language }) => language }),
    dropOwn: assign({ own: null }),
    setTerms: assign({ terms: (_, { terms }: { terms: Terms }) => terms }),
    stepForward: assign(({ context }) => ({ step: nextStep(context.step) ?? context.step })),
    stepBack: assign(({ context }) => ({ step: stepBefore(context.step) ?? context.step })),
    storeProgress: ({ context }) => storeProgress(context.visit, context),
    forgetProgress,
    keepRecentSession: ({ context: { interview } }) => {
      if (typeof interview?.sessionId === 'number') keepRecentSessionId(interview.sessionId);
    },
    keepChoices: ({ context: { choices, terms } }) => {
      if (isComplete(choices)) keepLastInterview(choices, terms);
    },
    keepInterview: ({ context: { interview } }) => {
      if (interview) keepInterviewState(interview);
    },
    endSession: () => {
      // A 401 has already ended the session, and it knows whether the token had expired.
      if (readToken() !== null) endSession({ expired: false });
    },
    /** The page provides these, because it knows the router. */
    openLive: () => undefined,
    openDashboard: () => undefined,
    forgetOwn: () => undefined,
  },
}).createMachine({
  id: 'setup',
  initial: 'checking',
  context: ({ input }) => ({ ...input, activeCount: 0, interview: null, message: '' }),
  states: {
    checking: {
      invoke: {
        src: 'checkActiveSessions',
        onDone: [
          {
            guard: ({ event }) =>
              event.output.outcome === 'counted' && event.output.count >= maxActiveSessions,
            target: 'limit',
            actions: assign(({ event }) => ({
              activeCount: event.output.outcome === 'counted' ? event.output.count : 0,
            })),
          },
          { guard: ({ event }) => event.output.outcome === 'rateLimited', target: 'waiting' },
          { target: 'checked' },
        ],
        onError: {
          target: 'checked',
          actions: reportFailure('interview', 'counting active interviews'),
        },
      },
    },
    checked: { always: [{ guard: 'isSingle', target: 'generating' }, { target: 'wizard' }] },
    waiting: { after: { recheck: 'checking' } },
    limit: {},
    wizard: {
      entry: 'storeProgress',
      on: {
        CHOOSE: {
          actions: [{ type: 'choose', params: ({ event }) => event }, 'storeProgress'],
        },
        SET_TERMS: {
          actions: [{ type: 'setTerms', params: ({ event }) => event }, 'storeProgress'],
        },
        NEXT: [
          { guard: 'isLastStep', target: 'generating' },
          { guard: 'isChosen', actions: ['stepForward', 'storeProgress'] },
        ],
        SET_FILL: {
          actions: [{ type: 'setFill', params: ({ event }) => event }, 'storeProgress'],
        },
        SET_LANGUAGE: {
          actions: [{ type: 'setLanguage', params: ({ event }) => event }, 'storeProgress'],
        },
        DROP_OWN: { actions: ['dropOwn', 'forgetOwn'] },
        BACK: { actions: ['stepBack', 'storeProgress'] },
        CHECK_DEVICES: { guard: 'isLastStep', target: 'deviceCheck' },
      },
    },
    deviceCheck: {
      on: { NEXT: 'generating', BACK: 'wizard' },
    },
    generating: {
      invoke: {
        src: 'generateInterview',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: ({ event }) => event.output.outcome === 'ready',
            target: 'generated',
            actions: assign(({ event: { output } }) => ({
              interview: output.outcome === 'ready' ? output.interview : null,
            })),
          },
          {
            guard: ({ event }) => event.output.outcome === 'limit',
            target: 'limit',
            actions: assign({ activeCount: maxActiveSessions }),
          },
          { guard: ({ event }) => event.output.outcome === 'refused', target: 'refused' },
          {
            target: 'failed',
            actions: assign(({ event: { output } }) => ({
              message: output.outcome === 'failed' ? output.message : '',
            })),
          },
        ],
        onError: {
          target: 'failed',
          actions: [reportFailure('interview', 'generating an interview'), assign({ message: '' })],
        },
      },
      on: { CANCEL: [{ guard: 'isSingle', target: 'left' }, { target: 'wizard' }] },
    },
    generated: {
      entry: ['keepRecentSession', 'keepChoices'],
      always: [
        {
          guard: ({ context }) => context.interview?.interviewConfig.enableAds === true,
          target: 'preparation',
        },
        { target: 'live' },
      ],
    },
    preparation: {
      on: {
        PREPARED: {
          target: 'live',
          actions: assign(({ context, event }) => ({
            interview: withMetrics(context.interview, event.metrics),
          })),
        },
        LEAVE: {
          target: 'left',
          actions: assign(({ context, event }) => ({
            interview: withMetrics(context.interview, event.metrics),
          })),
        },
      },
    },
    failed: {
      initial: 'alerting',
      on: {
        NEXT: 'generating',
        CHOOSE: {
          target: 'wizard',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        SET_TERMS: {
          target: 'wizard',
          actions: { type: 'setTerms', params: ({ event }) => event },
        },
        SET_FILL: {
          target: 'wizard',
          actions: { type: 'setFill', params: ({ event }) => event },
        },
        SET_LANGUAGE: {
          target: 'wizard',
          actions: { type: 'setLanguage', params: ({ event }) => event },
        },
        DROP_OWN: { target: 'wizard', actions: ['dropOwn', 'forgetOwn'] },
        BACK: { target: 'wizard', actions: 'stepBack' },
        CHECK_DEVICES: 'deviceCheck',
      },
      states: {
        alerting: { on: { CLOSE_ALERT: 'told' } },
        told: {},
      },
    },
    refused: { type: 'final', entry: 'endSession' },
    live: { type: 'final', entry: ['keepInterview', 'forgetProgress', 'openLive'] },
    left: { type: 'final', entry: ['keepInterview', 'forgetProgress', 'openDashboard'] },
  },
});

function requestOf({ choices, terms, own, fill, language }: Context): InterviewRequest {
  if (!isComplete(choices)) throw new Error('A step has no choice');
  const brought = own && { ...own, language: language ?? own.language, fillFromBank: fill };
  return { choices, terms, own: brought };
}

export type SetupState = SnapshotFrom<typeof setupMachine>;

/** The status of the interview, with the names of the spec. */
type InterviewStatus = 'IDLE' | 'QUESTION_PREP' | 'RECORDING' | 'ERROR';

export function interviewStatus(state: SetupState): InterviewStatus {
  if (state.matches('preparation')) return 'QUESTION_PREP';
  if (state.matches('live')) return 'RECORDING';
  if (state.matches('failed')) return 'ERROR';
  return 'IDLE';
}
