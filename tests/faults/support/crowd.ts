import { getSessionStats } from '@daedap/contract/calls/history';
import { expect } from 'vitest';
import type { Attempt } from '../../harness/crowd/client.ts';
import type { Crowd } from '../../harness/crowd/crowd.ts';
import { createUser } from '../../harness/crowd/user.ts';
import { print, within } from '../../harness/progress.ts';

/** Codes of Node for a connection that is refused or broken off. */
const brokenOff = /^(0 (ECONNREFUSED|ECONNRESET|EPIPE|NO_RESPONSE)$|socket )/;
/** What a request that is repeated may hear about its first try, which went through. */
const repeated = new Set(['409 SESSION_LIMIT', '404 NOT_FOUND']);

/** No newcomer waits longer for all of an interview once a fault is over. */
const newcomerLimitMs = 60_000;
const retryPauseMs = { first: 200, last: 2_000 };

let newcomers = 0;

/** Who waits for an answer that was cut off ends no interview until somebody else has taken it over. */
export async function everybodyGoesOn({ users }: Crowd): Promise<void> {
  const begin = performance.now();
  const rounds = users.map((user) => user.rounds());
  await within(60_000, () => {
    const stuck = users.filter((user, index) => user.rounds() === rounds[index]);
    expect(stuck.map((user) => user.email)).toEqual([]);
  });
  print(`everybody went on within ${((performance.now() - begin) / 1000).toFixed(1)} s`);
}

/** Somebody new: registration, sign-in, a whole interview, its results. Says how long that took, and what took longest. */
export async function newcomerGetsThrough(
  address: string,
  limitMs = newcomerLimitMs,
): Promise<string> {
  newcomers += 1;
  const begin = performance.now();
  const attempts: Attempt[] = [];
  const done = new AbortController();
  const user = createUser({
    name: `newcomer${newcomers}`,
    address: () => address,
    record: (attempt) => {
      attempts.push(attempt);
      // The last call of an interview; what may follow is its deletion.
      if (attempt.name.endsWith(getSessionStats.path) && !attempt.failure) done.abort();
    },
    think: () => 0,
    retryPauseMs,
    timeoutMs: limitMs,
  });
  const either = AbortSignal.any([AbortSignal.timeout(limitMs), done.signal]);
  await user
    .register(either)
    .then(() => user.run(either))
    .catch(() => undefined)
    .finally(user.close);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const slowest = attempts.toSorted((one, other) => other.ms - one.ms)[0];
  const story = `${seconds(performance.now() - begin)}, longest ${slowest?.name} ${seconds(slowest?.ms ?? 0)}`;
  if (done.signal.aborted) return story;
  throw new Error(`nobody got through: ${story}, last ${JSON.stringify(attempts.at(-1))}`);
}

/** People may be told to come back, and nothing else: no fault of ours, no sign-out, no success that is none. */
export function expectOnly(
  crowd: Crowd,
  allowed: { unavailable?: boolean; noResponse?: boolean },
): void {
  const surprises = Object.entries(crowd.failures()).filter(([kind]) => {
    if (repeated.has(kind)) return false;
    if (kind === '503 UNAVAILABLE') return allowed.unavailable !== true;
    return !(brokenOff.test(kind) && allowed.noResponse === true);
  });
  expect(Object.fromEntries(surprises), 'outcomes that nobody should see').toEqual({});
}
