import { getSessionStats } from '@daedap/contract/calls/history';
import { expect } from 'vitest';
import type { Attempt } from '../../harness/crowd/client.ts';
import { createCrowd, registerAll } from '../../harness/crowd/crowd.ts';
import { createUser, type User } from '../../harness/crowd/user.ts';
import { print, within } from './progress.ts';

/** Codes of Node for a connection that is refused or broken off. */
const brokenOff = /^(0 (ECONNREFUSED|ECONNRESET|EPIPE|NO_RESPONSE)$|socket )/;
/** What a request that is repeated may hear about its first try, which went through. */
const repeated = new Set(['409 SESSION_LIMIT', '404 NOT_FOUND']);

/** Fewer on a machine that has much else to do. */
const people = Number(process.env['FAULTS_PEOPLE'] ?? 20);
/** Short: what is to be cut off must be under way. */
const thinkMs = 600;
/** No newcomer waits longer for all of an interview once a fault is over. */
const newcomerLimitMs = 60_000;
const retryPauseMs = { first: 200, last: 2_000 };

/** People who go through one interview after another, and what became of each of their requests. */
export type Crowd = {
  users: readonly User[];
  attempts: readonly Attempt[];
  /** What went wrong, each kind with its count: `503 UNAVAILABLE`, `0 ECONNRESET`, `socket timeout`. */
  failures: () => Record<string, number>;
  /** Interviews from sign-in to the records, all together. */
  rounds: () => number;
  stop: () => Promise<void>;
};

let crowds = 0;

export async function startCrowd(addresses: readonly string[]): Promise<Crowd> {
  crowds += 1;
  const attempts: Attempt[] = [];
  const stopping = new AbortController();
  const users = createCrowd({
    prefix: `crowd${crowds}-`,
    addresses,
    users: people,
    thinkMs,
    retryPauseMs,
    record: (attempt) => attempts.push(attempt),
  });
  await registerAll(users, stopping.signal);
  const running = users.map((user) => user.run(stopping.signal));
  return {
    users,
    attempts,
    failures: () => countFailures(attempts),
    rounds: () => users.reduce((sum, user) => sum + user.rounds(), 0),
    stop: async () => {
      stopping.abort();
      await Promise.allSettled(running);
      for (const user of users) user.close();
    },
  };
}

function countFailures(attempts: readonly Attempt[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { failure } of attempts) {
    if (!failure) continue;
    const { status, code, message } = failure;
    const kind = code === 'SOCKET' ? `socket ${message}` : `${status} ${code}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

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
  crowds += 1;
  const begin = performance.now();
  const attempts: Attempt[] = [];
  const done = new AbortController();
  const user = createUser({
    name: `newcomer${crowds}`,
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
