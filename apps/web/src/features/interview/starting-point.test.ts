import { beforeEach, expect, test } from 'vitest';
import { newClientSessionId } from '#/domain/session/session-ids.ts';
import { parseInterviewState } from '#/domain/session/interview-state.ts';
import {
  keepInterviewState,
  readLatestInterviewState,
} from '#/domain/session/stored-interview-states.ts';
import { saveProgress } from './saved-progress.ts';
import { isPrepared, startingPoint } from './starting-point.ts';
import { question, scriptedInterview } from './testing/scripted-interview.ts';
import { ready } from './testing/walk.ts';

const newId = () => newClientSessionId({ now: () => 1_700_000_000_000, random: () => 'abc123' });

const given = parseInterviewState({
  interviewConfig: { mainCategory: 'university', subCategory: 'regular', questionCount: 5 },
  questions: [question(1)],
  timeLimit: 60,
  sessionId: 12,
  adMetrics: { status: 'COMPLETED' },
});
if (!given) throw new Error('No state');

beforeEach(() => sessionStorage.clear());

test('starts with the navigation state', () => {
  expect(startingPoint(given, newId)).toEqual(given);
});

test('falls back to what the tab saved', () => {
  keepInterviewState(given);
  expect(startingPoint(null, newId)).toEqual(given);
  expect(startingPoint({ nothing: 'of the kind' }, newId)).toEqual(given);
});

test('falls back to three sample questions under an id that survives a reload', () => {
  const point = startingPoint(null, newId);
  expect(point.sessionId).toBe('session-1700000000000-abc123');
  expect(point.questions.map((one) => one.question)).toEqual([
    '자기소개를 해주세요.',
    '지원 동기를 말씀해주세요.',
    '자신의 강점과 약점을 말씀해주세요.',
  ]);
  expect(point.interviewConfig).toMatchObject({ mainCategory: 'personality', enableAds: true });
  // The free tier's.
  expect(point.timeLimit).toBe(10);
  expect(readLatestInterviewState()).toEqual(point);
  expect(startingPoint(null, newId)).toEqual(point);
});

test('fills the defaults of a configuration', () => {
  const state = parseInterviewState({});
  expect(state?.interviewConfig).toMatchObject({
    mainCategory: 'job',
    subCategory: 'it',
    difficulty: 'intermediate',
    questionCount: 10,
    timePerQuestion: 30,
  });
  expect(state?.timeLimit).toBe(30);
});

test('question 1 counts as prepared once: not after a reload, and not in a resumed session', async () => {
  expect(isPrepared(given)).toBe(true);
  expect(isPrepared({ ...given, adMetrics: null })).toBe(false);
  expect(isPrepared({ ...given, resumeSession: true })).toBe(false);
  const it = scriptedInterview({ sessionId: 12 });
  it.actor.subscribe(saveProgress);
  await ready(it);
  expect(isPrepared(given)).toBe(false);
});
