import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt } from './client.ts';
import { balance } from './cluster.ts';
import { createUser, type User } from './user.ts';

/** More than there are cores to check passwords with. */
const registrationsAtATime = 8;

type Options = {
  addresses: readonly string[];
  users: number;
  /** Mean milliseconds between two steps. */
  thinkMs: number;
  record: (attempt: Attempt) => void;
  onEvent: () => void;
};

/** As people do it: mostly soon, now and then after a long while. */
const exponential = (meanMs: number) => -Math.log(1 - Math.random()) * meanMs;

export function createCrowd({ addresses, users, thinkMs, record, onEvent }: Options): User[] {
  return Array.from({ length: users }, (_, index) =>
    createUser({
      name: `person${index}`,
      ...balance(addresses, index),
      record,
      onEvent,
      think: () => exponential(thinkMs),
    }),
  );
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
