import { expect, test } from 'vitest';
import { askedOf } from './asked.ts';

test('an id in the address', () => {
  const past = { kind: 'results', particular: true };
  expect(askedOf({ sessionId: '12' }, null)).toEqual({ ...past, ref: 12, by: 'session' });
  expect(askedOf({ recordingId: '12' }, null)).toEqual({ ...past, ref: 12, by: 'recording' });
  const ref = 'session-1700000000000-ab12';
  expect(askedOf({ recordingId: ref }, null)).toEqual({ ...past, ref, by: 'recording' });
});

test.each(['0', '-3', '1.5', 'abc', '99999999999', 'session-', "1' or 1=1"])(
  '%s is no id',
  (sessionId) => expect(askedOf({ sessionId }, { sessionId: 12 })).toEqual({ kind: 'unreadable' }),
);

test.each([
  [12, 12],
  ['12', 12],
  ['session-1700000000000-ab12', 'session-1700000000000-ab12'],
])('what an interview hands over: %s', (sessionId, ref) =>
  expect(askedOf({}, { sessionId, leaveAsked: true })).toEqual({
    kind: 'results',
    ref,
    by: 'session',
    particular: false,
  }),
);

test.each([null, undefined, {}, { sessionId: null }, { sessionId: 'x' }, 'text'])(
  'nothing handed over: %s',
  (state) => expect(askedOf({}, state)).toEqual({ kind: 'none' }),
);
