import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sayText, startInterview } from '@daedap/server/test/interviews.ts';
import { clientOf, registerAccount, type TestClient } from '@daedap/server/test/http-client.ts';

const pauseMs = 60;

export type Visitors = {
  /** Reads and writes that were answered as they should be. */
  counts: () => { reads: number; writes: number };
  /** What came back instead. */
  failures: () => string[];
  /** Keys of answers that the server said it has. */
  kept: () => ReadonlySet<string>;
  stop: () => Promise<void>;
};

type Options = {
  people: number;
  /** Sends a POST again, under its key, as the app does. */ repeat: boolean;
};

/** People who read and answer without a break. */
export async function startVisitors(address: string, options: Options): Promise<Visitors> {
  const leaving = new AbortController();
  const failures: string[] = [];
  const kept = new Set<string>();
  let reads = 0;
  let writes = 0;

  const attempt = async (title: string, call: () => Promise<{ status: number; body: unknown }>) => {
    const response = await call().catch((error: unknown) => ({ status: 0, body: String(error) }));
    if (response.status === 200 || response.status === 202) return true;
    failures.push(`${title} ${response.status} ${JSON.stringify(response.body)}`);
    return false;
  };

  const read = async (client: TestClient) => {
    for (const path of [
      '/api/auth/me',
      '/api/recordings/sessions',
      '/api/interviews/sessions/active',
    ])
      if (await attempt(`GET ${path}`, () => client.get(path))) reads += 1;
  };

  const write = async (client: TestClient, sessionId: number, questionId: number) => {
    const key = randomUUID();
    const keyed = client.with({ 'idempotency-key': key });
    for (;;) {
      if (await attempt('POST', () => sayText(keyed, sessionId, questionId))) {
        writes += 1;
        kept.add(key);
        return;
      }
      if (!options.repeat) return;
      await sleep(pauseMs);
    }
  };

  const arrive = async () => {
    const { client } = await registerAccount(clientOf(address));
    return { client, ...(await startInterview(client)) };
  };
  const visit = async ({ client, sessionId, questions }: Awaited<ReturnType<typeof arrive>>) => {
    while (!leaving.signal.aborted) {
      await read(client);
      await write(client, sessionId, questions[0]!.id);
      await sleep(pauseMs);
    }
  };
  const visits = (await Promise.all(Array.from({ length: options.people }, arrive))).map(visit);

  return {
    counts: () => ({ reads, writes }),
    failures: () => failures,
    kept: () => kept,
    stop: async () => {
      leaving.abort();
      await Promise.all(visits);
    },
  };
}
