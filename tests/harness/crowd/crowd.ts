import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt } from './client.ts';
import { createUser, type User, type UserOptions } from './user.ts';

/** More than there are cores to check passwords with. */
const registrationsAtATime = 8;

type Options = Pick<UserOptions, 'onEvent' | 'retryPauseMs'> & {
  /** Their names begin with it. */
  prefix: string;
  addresses: readonly string[];
  users: number;
  /** Mean milliseconds between two steps. */
  thinkMs: number;
  record: (attempt: Attempt) => void;
};

/** As people do it: mostly soon, now and then after a long while. */
const exponential = (meanMs: number) => -Math.log(1 - Math.random()) * meanMs;

/** Each begins at one of the addresses and moves on to the next when nobody answers there. */
export function createCrowd(options: Options): User[] {
  const { prefix, addresses, users, thinkMs, ...others } = options;
  return Array.from({ length: users }, (_, index) =>
    createUser({
      ...others,
      ...balance(addresses, index),
      name: `${prefix}${index}`,
      think: () => exponential(thinkMs),
    }),
  );
}

function balance(addresses: readonly string[], index: number) {
  let at = index;
  return {
    address: () => addresses[at % addresses.length] ?? '',
    onUnreachable: () => void (at += 1),
  };
}

export async function registerAll(crowd: readonly User[], signal: AbortSignal): Promise<void> {
  const waiting = crowd.values();
  const desks = Array.from({ length: registrationsAtATime }, async () => {
    for (const user of waiting) await user.register(signal);
  });
  await Promise.all(desks);
}

/** They come one after the other over so long; resolves when all have ended. */
export async function runAll(
  crowd: readonly User[],
  rampMs: number,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(
    crowd.map(async (user, index) => {
      await sleep((index / crowd.length) * rampMs, undefined, { signal }).catch(() => undefined);
      await user.run(signal);
    }),
  );
}

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

type CrowdOptions = {
  users: number;
  /** Mean milliseconds between two steps. */
  thinkMs: number;
};

/** Registers a crowd and lets it go through interviews until it is stopped. */
export async function startCrowd(
  addresses: readonly string[],
  options: CrowdOptions,
): Promise<Crowd> {
  crowds += 1;
  const attempts: Attempt[] = [];
  const stopping = new AbortController();
  const users = createCrowd({
    prefix: `crowd${crowds}-`,
    addresses,
    ...options,
    retryPauseMs: { first: 200, last: 2_000 },
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

export function countFailures(attempts: readonly Attempt[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { failure } of attempts) {
    if (!failure) continue;
    const { status, code, message } = failure;
    const kind = code === 'SOCKET' ? `socket ${message}` : `${status} ${code}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
