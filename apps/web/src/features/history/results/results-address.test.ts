import { expect, test } from 'vitest';
import { parseResultsAddress } from './results-address.ts';

test('reads the id from the address', () => {
  const past = { kind: 'results', isPast: true };
  expect(parseResultsAddress({ sessionId: '12' }, null)).toEqual({
    ...past,
    ref: 12,
    by: 'session',
  });
  expect(parseResultsAddress({ recordingId: '12' }, null)).toEqual({
    ...past,
    ref: 12,
    by: 'recording',
  });
  const ref = 'session-1700000000000-ab12';
  expect(parseResultsAddress({ recordingId: ref }, null)).toEqual({
    ...past,
    ref,
    by: 'recording',
  });
});

test.each(['0', '-3', '1.5', 'abc', '99999999999', 'session-', "1' or 1=1"])(
  'takes %s for an invalid id',
  (sessionId) =>
    expect(parseResultsAddress({ sessionId }, { sessionId: 12 })).toEqual({ kind: 'unreadable' }),
);

test.each([
  [12, 12],
  ['12', 12],
  ['session-1700000000000-ab12', 'session-1700000000000-ab12'],
])('reads the id from the navigation state: %s', (sessionId, ref) =>
  expect(parseResultsAddress({}, { sessionId, leaveConfirmed: true })).toEqual({
    kind: 'results',
    ref,
    by: 'session',
    isPast: false,
  }),
);

test.each([null, undefined, {}, { sessionId: null }, { sessionId: 'x' }, 'text'])(
  'finds no session in the navigation state %s',
  (state) => expect(parseResultsAddress({}, state)).toEqual({ kind: 'none' }),
);
