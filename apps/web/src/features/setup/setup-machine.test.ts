import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, type NonReducibleUnknown, SimulatedClock } from 'xstate';
import { readLatestInterviewState } from '#/domain/session/stored-interview-states.ts';
import { readRecentSessionId } from '#/domain/session/session-ids.ts';
import { getSession, startSession } from '#/lib/session/session-store.ts';
import { mina } from '#/test/people.ts';
import { takeReports } from '#/test/console.ts';
import { eventually } from '#/test/eventually.ts';
import type { ActiveSessions, GenerationResult, InterviewRequest } from './api.ts';
import { noChoices, type Choices } from './choices.ts';
import { lastTerms, singleQuestionChoices, singleQuestionTerms } from './last-interview.ts';
import { interviewStatus, setupMachine } from './setup-machine.ts';
import { adSeen, chosen, firstQuestion, practice } from './testing.ts';

const ready = (enableAds: boolean): GenerationResult => ({
  outcome: 'ready',
  interview: {
    interviewConfig: {
      ...chosen,
      type: 'video',
      enableAds,
      timePerQuestion: 10,
      language: 'ko',
      ...practice,
    },
    questions: [firstQuestion],
    timeLimit: 10,
    sessionId: 42,
    adMetrics: null,
    elapsedSeconds: 0,
    resumeSession: false,
    retake: false,
  },
});

type MachineOptions = {
  active?: (ActiveSessions | Error)[];
  generated?: (GenerationResult | Error)[];
  choices?: Choices;
  single?: boolean;
};

/** Returns the given results in order, or throws them, and repeats the last one. */
function inTurn<Answer, Input>(answers: (Answer | Error)[]) {
  let turn = 0;
  return fromPromise<Answer, Input>(async () => {
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    if (answer instanceof Error) throw answer;
    return answer as Answer;
  });
}

function start(options: MachineOptions = {}) {
  const { active, generated, choices = noChoices, single = false } = options;
  const clock = new SimulatedClock();
  const openLive = vi.fn<() => void>();
  const openDashboard = vi.fn<() => void>();
  const actor = createActor(
    setupMachine.provide({
      actors: {
        checkActiveSessions: inTurn<ActiveSessions, NonReducibleUnknown>(
          active ?? [{ outcome: 'counted', count: 0 }],
        ),
        generateInterview: inTurn<GenerationResult, InterviewRequest>(generated ?? [ready(true)]),
      },
      actions: { openLive, openDashboard },
    }),
    {
      clock,
      input: {
        visit: 'a',
        step: choices === noChoices ? 'mainCategory' : 'questionCount',
        choices,
        terms: practice,
        single,
        own: null,
        fill: false,
        language: null,
      },
    },
  ).start();
  const reach = (state: string) =>
    eventually(() => expect(actor.getSnapshot().value).toEqual(state));
  return { actor, clock, reach, openLive, openDashboard, now: () => actor.getSnapshot() };
}

test.each([
  [2, 'wizard'],
  [3, 'limit'],
  [4, 'limit'],
])('%d active sessions: %s', async (count, state) => {
  const { reach, now } = start({ active: [{ outcome: 'counted', count }] });
  await reach(state);
  expect(now().context.activeCount).toBe(state === 'limit' ? count : 0);
});

test('tries again 3 seconds after a 429 and goes on after any other failure', async () => {
  const { clock, reach, now } = start({
    active: [{ outcome: 'rateLimited' }, { outcome: 'rateLimited' }, { outcome: 'unknown' }],
  });
  await reach('waiting');
  clock.increment(2_999);
  expect(now().value).toBe('waiting');
  clock.increment(1);
  expect(now().value).toBe('checking');
  await reach('waiting');
  clock.increment(3_000);
  await reach('wizard');
});

test('next needs a choice, back keeps it, a new main category clears the sub-category', async () => {
  const { actor, reach, now } = start();
  await reach('wizard');
  actor.send({ type: 'NEXT' });
  expect(now().context.step).toBe('mainCategory');
  actor.send({ type: 'CHOOSE', choice: { step: 'mainCategory', value: 'job' } });
  actor.send({ type: 'NEXT' });
  actor.send({ type: 'CHOOSE', choice: { step: 'subCategory', value: 'it' } });
  actor.send({ type: 'NEXT' });
  expect(now().context.step).toBe('difficulty');
  actor.send({ type: 'BACK' });
  actor.send({ type: 'BACK' });
  actor.send({ type: 'BACK' });
  expect(now().context).toMatchObject({
    step: 'mainCategory',
    choices: { mainCategory: 'job', subCategory: 'it' },
  });
  actor.send({ type: 'CHOOSE', choice: { step: 'mainCategory', value: 'pressure' } });
  expect(now().context.choices.subCategory).toBeNull();
  expect(JSON.parse(sessionStorage.getItem('setupChoices') ?? '')).toMatchObject({
    visit: 'a',
    step: 'mainCategory',
    mainCategory: 'pressure',
    subCategory: null,
  });
});

test('with ads, shows the preparation, stores the state and opens the live screen', async () => {
  const { actor, reach, now, openLive } = start({ choices: chosen });
  await reach('wizard');
  expect(interviewStatus(now())).toBe('IDLE');
  actor.send({ type: 'NEXT' });
  await reach('preparation');
  expect(interviewStatus(now())).toBe('QUESTION_PREP');
  expect(readRecentSessionId()).toBe(42);
  actor.send({ type: 'PREPARED', metrics: adSeen });
  await reach('live');
  expect(interviewStatus(now())).toBe('RECORDING');
  expect(openLive).toHaveBeenCalledOnce();
  expect(readLatestInterviewState()).toMatchObject({ sessionId: 42, adMetrics: adSeen });
  expect(sessionStorage.getItem('setupChoices')).toBeNull();
});

test('without ads, opens the live screen at once', async () => {
  const { actor, reach, openLive } = start({ choices: chosen, generated: [ready(false)] });
  await reach('wizard');
  actor.send({ type: 'NEXT' });
  await reach('live');
  expect(openLive).toHaveBeenCalledOnce();
  expect(readLatestInterviewState()).toMatchObject({ sessionId: 42, adMetrics: null });
});

test('leaving the preparation stores its metrics and opens the dashboard', async () => {
  const { actor, reach, openLive, openDashboard } = start({ choices: chosen });
  await reach('wizard');
  actor.send({ type: 'NEXT' });
  await reach('preparation');
  const metrics = { ...adSeen, status: 'FAILED', failureReason: 'user exited' } as const;
  actor.send({ type: 'LEAVE', metrics });
  await reach('left');
  expect(openDashboard).toHaveBeenCalledOnce();
  expect(openLive).not.toHaveBeenCalled();
  expect(readLatestInterviewState()?.adMetrics).toEqual(metrics);
});

test('checks devices before generating questions; back and start leave the check', async () => {
  const { actor, reach, now } = start({ choices: chosen });
  await reach('wizard');
  actor.send({ type: 'CHECK_DEVICES' });
  expect(now().value).toBe('deviceCheck');
  actor.send({ type: 'BACK' });
  expect(now().value).toBe('wizard');
  actor.send({ type: 'CHECK_DEVICES' });
  actor.send({ type: 'NEXT' });
  await reach('preparation');
});

test('a failure is ERROR with its message and an alert; trying again works', async () => {
  const { actor, now, reach } = start({
    choices: chosen,
    generated: [{ outcome: 'failed', message: '문제가 생겼어요' }, ready(false)],
  });
  await reach('wizard');
  actor.send({ type: 'NEXT' });
  await eventually(() => expect(now().matches({ failed: 'alerting' })).toBe(true));
  expect(interviewStatus(now())).toBe('ERROR');
  expect(now().context.message).toBe('문제가 생겼어요');
  actor.send({ type: 'CLOSE_ALERT' });
  expect(now().matches({ failed: 'told' })).toBe(true);
  expect(interviewStatus(now())).toBe('ERROR');
  actor.send({ type: 'NEXT' });
  await reach('live');
});

test('bugs are reported, and the setup goes on', async () => {
  const bug = (message: string) => new TypeError(message);
  const { actor, now, reach } = start({
    choices: chosen,
    active: [bug('counting')],
    generated: [bug('generating')],
  });
  await reach('wizard');
  actor.send({ type: 'NEXT' });
  await eventually(() => expect(now().matches({ failed: 'alerting' })).toBe(true));
  expect(takeReports()).toEqual([
    'Fault (interview) while counting active interviews:',
    'Fault (interview) while generating an interview:',
  ]);
});

test('shows the limit screen when the server reports the limit later', async () => {
  const { actor, reach, now } = start({ choices: chosen, generated: [{ outcome: 'limit' }] });
  await reach('wizard');
  actor.send({ type: 'NEXT' });
  await reach('limit');
  expect(now().context.activeCount).toBe(3);
});

test('removes the token when the server refuses it', async () => {
  startSession('token-1', mina);
  const { actor, reach } = start({ choices: chosen, generated: [{ outcome: 'refused' }] });
  await reach('wizard');
  actor.send({ type: 'NEXT' });
  await reach('refused');
  expect(localStorage.getItem('token')).toBeNull();
  expect(getSession().status).toBe('signedOut');
});

test('returns to the choices after a cancel', async () => {
  const { actor, reach, now } = start({ choices: chosen });
  await reach('wizard');
  actor.send({ type: 'NEXT' });
  actor.send({ type: 'CANCEL' });
  await reach('wizard');
  expect(now().context.choices).toEqual(chosen);
});

const oneQuestion = { ...chosen, questionCount: 1 } as const;

test('one press starts a single question: nothing is chosen', async () => {
  const { reach, openLive } = start({
    choices: oneQuestion,
    single: true,
    generated: [ready(false)],
  });
  await reach('live');
  expect(openLive).toHaveBeenCalledOnce();
});

test('a single question counts towards the limit of active sessions', async () => {
  const { reach, openLive } = start({
    choices: oneQuestion,
    single: true,
    active: [{ outcome: 'counted', count: 3 }],
  });
  await reach('limit');
  expect(openLive).not.toHaveBeenCalled();
});

test('cancelling a single question leads back to the dashboard', async () => {
  const { actor, reach, openDashboard } = start({ choices: oneQuestion, single: true });
  actor.subscribe(({ value }) => {
    if (value === 'generating') actor.send({ type: 'CANCEL' });
  });
  await reach('left');
  expect(openDashboard).toHaveBeenCalledOnce();
});

test('remembers how an interview is held, and a single question does not change it', async () => {
  const real = { mode: 'real', format: 'competency', preparationSeconds: 60 } as const;
  const wizard = start({ choices: chosen, generated: [ready(false)] });
  await wizard.reach('wizard');
  wizard.actor.send({ type: 'SET_TERMS', terms: real });
  wizard.actor.send({ type: 'NEXT' });
  await wizard.reach('live');
  expect(lastTerms()).toEqual(real);
  const design = { ...oneQuestion, subCategory: 'design' } as const;
  const single = start({ choices: design, single: true, generated: [ready(false)] });
  await single.reach('live');
  expect(lastTerms()).toEqual(real);
  expect(singleQuestionChoices()).toEqual(design);
  expect(singleQuestionTerms()).toEqual({ ...practice, preparationSeconds: 60 });
});

test('a single question before the first interview is an easy one', () => {
  expect(singleQuestionChoices()).toEqual({ ...oneQuestion, difficulty: 'beginner' });
  localStorage.setItem('lastInterview', '{"mainCategory":"cooking"}');
  expect(singleQuestionChoices()).toEqual({ ...oneQuestion, difficulty: 'beginner' });
  expect(lastTerms()).toEqual(practice);
});
