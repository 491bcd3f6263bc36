import { setTimeout as sleep } from 'node:timers/promises';
import { login, register } from '@daedap/contract/calls/accounts';
import { type Attempt, createClient } from './client.ts';
import { interview, type Person } from './interview.ts';
import { emptyLedger, type Ledger } from './ledger.ts';
import { persist, type PersistDeps, Refused, type RetryPause } from './persist.ts';

export type UserOptions = {
  /** Unlike any other's: it becomes the mail address. */
  name: string;
  /** The node to speak to, asked before every request. */
  address: () => string;
  /** Nobody answered there: `address` may name another from now on. */
  onUnreachable?: () => void;
  /** Hears of every request, failed ones too. */
  record: (attempt: Attempt) => void;
  /** Hears of every word over the socket. */
  onEvent?: () => void;
  /** Milliseconds until the next step. */
  think: () => number;
  retryPauseMs?: RetryPause;
  timeoutMs?: number;
};

export type User = {
  readonly email: string;
  /** What the server said yes to. */
  readonly ledger: Ledger;
  /** Of the last sign-in. */
  readonly token: () => string | null;
  /** Interviews that were gone through from sign-in to the records. */
  readonly rounds: () => number;
  /** Makes the account; once, and before anything else. */
  readonly register: (signal: AbortSignal) => Promise<void>;
  /** One interview after another until told to stop. What fails is recorded, and tried again as the web app does. */
  readonly run: (signal: AbortSignal) => Promise<void>;
  readonly close: () => void;
};

const password = 'correct horse';
/** Those of the web app. */
const webRetryPauseMs = { first: 2_000, last: 60_000 };
const webTimeoutMs = 60_000;

export function createUser(options: UserOptions): User {
  const { name, address, record, think, retryPauseMs = webRetryPauseMs } = options;
  const { onUnreachable = () => undefined, onEvent = () => undefined } = options;
  const { timeoutMs = webTimeoutMs } = options;
  const email = `${name}@example.com`;
  const client = createClient({ address, record, timeoutMs });
  const ledger = emptyLedger();
  let rounds = 0;

  const depsOf = (signal: AbortSignal): PersistDeps => {
    const deps = {
      client,
      signal,
      retryPauseMs,
      onUnreachable,
      signIn: async () => {
        const { token } = await persist(deps, login, { body: { email, password } });
        client.setToken(token);
      },
    };
    return deps;
  };

  const makeAccount = async (signal: AbortSignal) => {
    const body = { email, password, username: name };
    try {
      await persist(depsOf(signal), register, { body });
    } catch (error) {
      // An earlier try went through without our hearing of it.
      if (!(error instanceof Refused && error.failure.code === 'EMAIL_TAKEN')) throw error;
    }
  };

  const run = async (signal: AbortSignal) => {
    const deps = depsOf(signal);
    const person: Person = {
      ...deps,
      ledger,
      address,
      record,
      onEvent,
      pause: () => sleep(think(), undefined, { signal }),
    };
    while (!signal.aborted) {
      try {
        await interview(person);
        rounds += 1;
      } catch (error) {
        if (signal.aborted) return;
        // A refusal has been recorded: this interview ends, the next begins.
        if (!(error instanceof Refused)) throw error;
        await person.pause().catch(() => undefined);
      }
    }
  };

  return {
    email,
    ledger,
    token: client.token,
    rounds: () => rounds,
    register: makeAccount,
    run,
    close: client.close,
  };
}
