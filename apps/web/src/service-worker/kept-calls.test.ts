import { calls } from '@daedap/contract/calls';
import * as dashboard from '@daedap/contract/calls/dashboard';
import * as history from '@daedap/contract/calls/history';
import * as practice from '@daedap/contract/calls/practice';
import * as results from '@daedap/contract/calls/results';
import { getSessionQuestions } from '@daedap/contract/calls/sessions';
import { expect, test } from 'vitest';
import { deletedSession, isKeptCall, keptCalls, tellsOf } from './kept-calls.ts';

const at = (path: string) => new URL(path, 'https://daedap.test');

test('stores only past work, by the calls of the contract', () => {
  const past = [dashboard, history, practice, results].flatMap((file) => Object.values(file));
  const read = [...past, getSessionQuestions].flatMap((call) =>
    'method' in call && call.method === 'GET' ? [call.path] : [],
  );
  expect([...keptCalls].toSorted()).toEqual(read.toSorted());
});

test('every other call of the contract uses only the network', () => {
  const others = Object.values(calls)
    .map(({ path }) => path)
    .filter((path) => !keptCalls.some((kept) => kept === path));
  expect(others).toContain('/api/auth/me');
  for (const path of others) {
    expect({ path, kept: isKeptCall(at(path.replaceAll(/:\w+/g, '7'))) }).toEqual({
      path,
      kept: false,
    });
  }
});

test.each([
  ['/api/recordings/sessions?limit=100&sort=newest', true],
  ['/api/recordings/sessions?q=%ED%8C%80', false],
  ['/api/interviews/session/12/results', true],
  ['/api/interviews/session/session-1-a/results', false],
  ['/api/interviews/session/12/results/more', false],
])('%s is stored: %s', (path, kept) => {
  expect(isKeptCall(at(path))).toBe(kept);
});

test.each([
  ['/api/recordings/sessions/12', '12'],
  ['/api/recordings/sessions/12/answers/7', '12'],
  ['/api/analysis/12', '12'],
  ['/api/auth/me', null],
])('DELETE %s affects session %s', (path, session) => {
  expect(deletedSession(at(path))).toBe(session);
});

test.each([
  ['/api/interviews/session/12/results', true],
  ['/api/recordings/sessions/12/questions/3/attempts', true],
  ['/api/recordings/sessions/3/questions/12/attempts', false],
  ['/api/interviews/session/120/results', false],
  ['/api/recordings/sessions?limit=12', true],
  ['/api/dashboard/stats', true],
  ['/api/practice/questions/7/outline', true],
])('%s may mention session 12: %s', (path, tells) => {
  expect(tellsOf('12', at(path))).toBe(tells);
});
