import { beforeEach, expect, test } from 'vitest';
import { keepRecentSessionId } from '#/domain/session/session-ids.ts';
import { clearLiveKeysOf, forgetInterview } from './forget-interview.ts';

const live = [
  'interviewQuestions',
  'currentQuestionIndex',
  'interviewTimeLimit',
  'recordingState',
  'interviewProgress',
];

const progressOf = (startedAs: number | string, sessionId: number | string) =>
  sessionStorage.setItem('interviewProgress', JSON.stringify({ startedAs, sessionId }));

const left = () => Object.keys(sessionStorage).toSorted();

beforeEach(() => {
  for (const key of live) sessionStorage.setItem(key, '1');
});

test('clears the progress of the interview whose results are opened', () => {
  progressOf('session-5-x', 12);
  clearLiveKeysOf(12);
  expect(left()).toEqual([]);
});

test('clears the progress under the client’s session id', () => {
  progressOf('session-5-x', 12);
  clearLiveKeysOf('session-5-x');
  expect(left()).toEqual([]);
});

test('clears corrupt progress', () => {
  clearLiveKeysOf(12);
  expect(left()).toEqual([]);
});

test('keeps the progress of another interview', () => {
  progressOf(13, 13);
  clearLiveKeysOf(12);
  expect(left()).toEqual(live.toSorted());
});

test('deletes the stored state of an ended interview and keeps that of another', () => {
  const kept = { questions: [], interviewConfig: {} };
  sessionStorage.setItem('interview_session_100', JSON.stringify({ ...kept, sessionId: 11 }));
  sessionStorage.setItem('interview_session_200', JSON.stringify({ ...kept, sessionId: 12 }));
  sessionStorage.setItem(
    'interview_session_300',
    JSON.stringify({ ...kept, sessionId: 'session-5-x' }),
  );
  sessionStorage.setItem('interview_session_400', 'no JSON');
  sessionStorage.setItem('latest_interview_session_key', 'interview_session_200');
  sessionStorage.setItem('setupChoices', '{}');
  keepRecentSessionId(12);
  forgetInterview({ id: 12, clientSessionId: 'session-5-x' });
  expect(left()).toEqual(['interview_session_100', 'interview_session_400', 'setupChoices']);
  expect(localStorage.getItem('recentSessionId')).toBeNull();
});

test('keeps the latest state and the recent session id of another interview', () => {
  sessionStorage.setItem('interview_session_100', JSON.stringify({ sessionId: 11 }));
  sessionStorage.setItem('latest_interview_session_key', 'interview_session_100');
  keepRecentSessionId(11);
  forgetInterview({ id: 12, clientSessionId: null });
  expect(left()).toEqual(['interview_session_100', 'latest_interview_session_key']);
  expect(localStorage.getItem('recentSessionId')).toBe('11');
});
