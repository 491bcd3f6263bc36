import { expect } from 'vitest';
import type { Crowd } from './crowd.ts';

/** Codes of Node for a connection that is refused or broken off. */
const brokenOff = /^(0 (ECONNREFUSED|ECONNRESET|EPIPE|NO_ANSWER)$|socket )/;
/** What a request that is repeated may hear about its first try, which went through. */
const repeated = new Set(['409 SESSION_LIMIT', '404 NOT_FOUND']);

/** People may be told to come back, and nothing else: no fault of ours, no sign-out, no success that is none. */
export function expectOnly(
  crowd: Crowd,
  allowed: { unavailable?: boolean; noAnswer?: boolean },
): void {
  const surprises = Object.entries(crowd.failures()).filter(([kind]) => {
    if (repeated.has(kind)) return false;
    if (kind === '503 UNAVAILABLE') return allowed.unavailable !== true;
    return !(brokenOff.test(kind) && allowed.noAnswer === true);
  });
  expect(Object.fromEntries(surprises), 'outcomes that nobody should see').toEqual({});
}
