import { type AnalysisProgress, analysisProgress } from '@daedap/contract/events';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Schema } from '../database/schema.ts';
import { requestIdNow } from '../lib/request-context.ts';

/** What nodes tell each other. */
const busEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('progress'),
    progress: analysisProgress,
    /** The request that it goes back to. */
    requestId: z.string().optional(),
  }),
  /** An account changed or is gone: what is known of it is out of date. */
  z.object({ type: z.literal('account'), userId: z.int() }),
  /** A job waits in that queue. */
  z.object({ type: z.literal('job'), queue: z.string() }),
]);

type BusEvent = z.output<typeof busEvent>;

const channel = 'daedap_events';
const reconnectMs = 500;
const defaultPulseMs = 5_000;

export type EventBus = {
  /** Hears what any node says from now on. Call the result to stop. */
  subscribe: (listener: (event: BusEvent) => void) => () => void;
  /** After a lost connection something may have gone unheard. */
  onGap: (listener: () => void) => void;
  close: () => Promise<void>;
};

/** Says something to all nodes; inside a transaction, when it commits. */
async function publish(db: Kysely<Schema>, event: BusEvent): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(event)})`.execute(db);
}

export const publishProgress = (db: Kysely<Schema>, progress: AnalysisProgress) =>
  publish(db, { type: 'progress', progress, requestId: requestIdNow() });

export const publishJob = (db: Kysely<Schema>, queue: string) =>
  publish(db, { type: 'job', queue });

/** Listens on a connection of its own, and takes a new one whenever it breaks. */
export async function openEventBus(
  connection: pg.PoolConfig,
  log: Logger,
  { pulseMs = defaultPulseMs } = {},
): Promise<EventBus> {
  const listeners = new Set<(event: BusEvent) => void>();
  const gapListeners: (() => void)[] = [];
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const hear = (payload: string | undefined) => {
    const parsed = busEvent.safeParse(parsedJson(payload));
    if (!parsed.success) return;
    for (const listener of listeners) listener(parsed.data);
  };

  const connect = async () => {
    const next = new pg.Client({ ...connection, keepAlive: true });
    next.on('notification', ({ payload }) => hear(payload));
    next.on('error', (error) => log.warn({ err: error }, 'trouble with the event bus'));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      // It never opened: closing it may fail, and the error that counts is thrown.
      await next.end().catch(() => undefined);
      throw error;
    }
    next.once('end', () => {
      client = null;
      reconnectLater();
    });
    client = next;
  };

  const reconnectLater = () => {
    if (closed) return;
    retry = setTimeout(() => {
      // It tries until it succeeds; the client's own 'error' event logs what is wrong.
      connect().then(() => gapListeners.forEach((listener) => listener()), reconnectLater);
    }, reconnectMs);
  };

  // A cable that was pulled does not tell. Listening once more changes nothing, and shows whether anyone is there.
  let asking = false;
  const feelPulse = async () => {
    const asked = client;
    if (!asked || asking) return;
    asking = true;
    // A line that is dead is ended, if it can still be; its end begins the next one.
    await asked.query(`listen ${channel}`).catch(() => asked.end().catch(() => undefined));
    asking = false;
  };

  await connect();
  const pulse = setInterval(() => void feelPulse(), pulseMs).unref();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onGap: (listener) => void gapListeners.push(listener),
    close: async () => {
      closed = true;
      clearTimeout(retry);
      clearInterval(pulse);
      await client?.end();
    },
  };
}

function parsedJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    // Nothing of ours was sent on this channel: the schema refuses it.
    return undefined;
  }
}
