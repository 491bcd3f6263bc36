import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyCall, ResponseOf } from '@daedap/contract/call';
import type { CallOptions, Client, Failure } from './client.ts';

/** After a failure the pause doubles from the first to the last, as in the outbox of the web app. */
export type RetryPause = { first: number; last: number };

/** The server refused for good: the same request would be refused again. */
export class Refused extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`${failure.status} ${failure.code}`);
    this.failure = failure;
  }
}

export type PersistDeps = {
  client: Client;
  signal: AbortSignal;
  retryPauseMs: RetryPause;
  /** Signs in anew, when the token no longer holds. */
  signIn: () => Promise<void>;
  /** Nobody answered, or something in between did: another node may. */
  onUnreachable: () => void;
};

const passing = new Set([408, 429]);

/** Makes a call until it gets through, as the web app does. Rejects when it is refused, or told to stop meanwhile. */
export async function persist<C extends AnyCall>(
  { client, signal, retryPauseMs, signIn, onUnreachable }: PersistDeps,
  description: C,
  options: CallOptions<C>,
): Promise<ResponseOf<C>> {
  for (let failures = 0; ; failures += 1) {
    const outcome = await client.call(description, options);
    if (outcome.ok) return outcome.body;
    const { failure } = outcome;
    signal.throwIfAborted();
    if (failure.status === 401 && description.access !== 'public') {
      await signIn();
      continue;
    }
    if (failure.status >= 400 && failure.status < 500 && !passing.has(failure.status)) {
      throw new Refused(failure);
    }
    if (failure.status === 0 || failure.status >= 502) onUnreachable();
    const pause = Math.min(retryPauseMs.last, retryPauseMs.first * 2 ** failures);
    await sleep(pause, undefined, { signal });
  }
}
