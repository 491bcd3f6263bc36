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
