import { type AnalysisProgress, analysisProgress } from '@daedap/contract/events';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Schema } from '../database/schema.ts';
import { requestIdNow } from '../lib/request-context.ts';

/** Events between nodes. */
const busEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('progress'),
    progress: analysisProgress,
    /** The request that caused it. */
    requestId: z.string().optional(),
  }),
  /** An account was changed or deleted. */
  z.object({ type: z.literal('account'), userId: z.int() }),
  /** A job was sent to that queue. */
  z.object({ type: z.literal('job'), queue: z.string() }),
]);

type BusEvent = z.output<typeof busEvent>;

const channel = 'daedap_events';
const reconnectMs = 500;
const defaultPulseMs = 5_000;

export type EventBus = {
  /** Receives the events of all nodes. Call the result to stop. */
  subscribe: (listener: (event: BusEvent) => void) => () => void;
  /** Called after a lost connection: events may have been missed. */
  onGap: (listener: () => void) => void;
  close: () => Promise<void>;
};

/** Sends an event to all nodes. In a transaction it is sent on commit. */
async function publish(db: Kysely<Schema>, event: BusEvent): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(event)})`.execute(db);
}

export const publishProgress = (db: Kysely<Schema>, progress: AnalysisProgress) =>
  publish(db, { type: 'progress', progress, requestId: requestIdNow() });

export const publishJob = (db: Kysely<Schema>, queue: string) =>
  publish(db, { type: 'job', queue });

/** Listens on a connection of its own, and reconnects when it breaks. */
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

  const receive = (payload: string | undefined) => {
    const parsed = busEvent.safeParse(parsedJson(payload));
    if (!parsed.success) return;
    for (const listener of listeners) listener(parsed.data);
  };

  const connect = async () => {
    const next = new pg.Client({ ...connection, keepAlive: true });
    next.on('notification', ({ payload }) => receive(payload));
    next.on('error', (error) => log.warn({ err: error }, 'event bus error'));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      // Closing may fail because it never opened. The first error is thrown.
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
      // Tries until it succeeds. The 'error' event of the client logs the reason.
      connect().then(() => gapListeners.forEach((listener) => listener()), reconnectLater);
    }, reconnectMs);
  };

  // A broken network may not close the connection. A second `listen` changes nothing and shows whether it works.
  let checking = false;
  const checkConnection = async () => {
    const current = client;
    if (!current || checking) return;
    checking = true;
    // The end of a dead connection starts the reconnect.
    await current.query(`listen ${channel}`).catch(() => current.end().catch(() => undefined));
    checking = false;
  };

  await connect();
  const pulse = setInterval(() => void checkConnection(), pulseMs).unref();
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
    // Not JSON: the schema refuses it.
    return undefined;
  }
}
