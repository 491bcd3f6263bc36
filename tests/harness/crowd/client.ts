import type { AnyCall, BodyOf, ParamsOf, QueryOf, ResponseOf } from '@daedap/contract/call';
import { errorEnvelope } from '@daedap/contract/errors';
import { Agent, request } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';

/** Status 0: no response came. Code `SHAPE`: a success that is not what the contract says. */
export type Failure = { status: number; code: string; message: string };

/** One request as the person saw it who waited for it; or another wait, for a socket or a late analysis. */
export type Attempt = {
  name: string;
  kind: 'read' | 'write' | 'wait';
  ms: number;
  failure: Failure | null;
};

export type Outcome<Body> = { ok: true; body: Body } | { ok: false; failure: Failure };

type Optional<Name extends string, Value> = [Value] extends [undefined]
  ? Partial<Record<Name, undefined>>
  : Record<Name, Value>;

export type CallOptions<C extends AnyCall> = Optional<'body', BodyOf<C>> &
  Optional<'params', ParamsOf<C>> & { query?: Partial<QueryOf<C>>; key?: string };

export type ClientOptions = {
  /** Asked before every request: where the person is now. */
  address: () => string;
  record: (attempt: Attempt) => void;
  timeoutMs: number;
};

/** Makes the calls of the contract for one person, parses every response by it, and records how each went. */
export function createClient({ address, record, timeoutMs }: ClientOptions) {
  const plain = new Agent({ keepAlive: true });
  const tls = new TlsAgent({ keepAlive: true });
  let token: string | null = null;

  async function attempt<C extends AnyCall>(
    description: C,
    options: CallOptions<C>,
  ): Promise<Outcome<ResponseOf<C>>> {
    const headers: Record<string, string> = { 'accept-language': 'ko' };
    if (token !== null) headers['authorization'] = `Bearer ${token}`;
    if (options.key !== undefined) headers['idempotency-key'] = options.key;
    const body = options.body === undefined ? null : JSON.stringify(options.body);
    if (body !== null) {
      headers['content-type'] = 'application/json';
      headers['content-length'] = String(Buffer.byteLength(body));
    }
    const url = address() + pathOf(description.path, options.params, options.query);
    const { method } = description;
    const agent = url.startsWith('https:') ? tls : plain;
    try {
      const response = await exchange(url, { method, headers, body, agent, timeoutMs });
      return readResponse(description, response.status, response.text);
    } catch (error) {
      return noResponse(error);
    }
  }

  return {
    call: async <C extends AnyCall>(description: C, options: CallOptions<C>) => {
      const begin = performance.now();
      const outcome = await attempt(description, options);
      record({
        name: `${description.method} ${description.path}`,
        kind: description.method === 'GET' ? 'read' : 'write',
        ms: performance.now() - begin,
        failure: outcome.ok ? null : outcome.failure,
      });
      return outcome;
    },
    token: () => token,
    setToken: (value: string) => (token = value),
    close: () => {
      plain.destroy();
      tls.destroy();
    },
  };
}

export type Client = ReturnType<typeof createClient>;

function pathOf(path: string, params: unknown, query: unknown): string {
  const filled = Object.entries(params ?? {}).reduce(
    (done, [name, value]) => done.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  );
  const given = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]);
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given)}`;
}

function readResponse<C extends AnyCall>(
  description: C,
  status: number,
  text: string,
): Outcome<ResponseOf<C>> {
  const body = parseJson(text);
  const expected = status === description.status || (description.mayTakeLonger && status === 202);
  if (!expected) {
    const { code = 'NO_ENVELOPE', error = text.slice(0, 100) } =
      errorEnvelope.safeParse(body).data ?? {};
    return { ok: false, failure: { status, code, message: error } };
  }
  const parsed = description.response.safeParse(body);
  if (!parsed.success) {
    return { ok: false, failure: { status, code: 'SHAPE', message: parsed.error.message } };
  }
  // The schema is the one that ResponseOf is derived from; TypeScript cannot follow that through the generic.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ok: true, body: parsed.data as ResponseOf<C> };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function noResponse(error: unknown): { ok: false; failure: Failure } {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'NO_RESPONSE';
  return { ok: false, failure: { status: 0, code, message } };
}

type Message = {
  method: string;
  headers: Record<string, string>;
  body: string | null;
  agent: Agent;
  timeoutMs: number;
};

type Exchange = { status: number; text: string };

/** One request over a connection of the person's own, which stays open. Rejects when no response came. */
async function exchange(url: string, message: Message): Promise<Exchange> {
  try {
    return await once(url, message);
  } catch (error) {
    // As a browser does: the server closed a connection that had long been idle at the moment it was used again.
    if (message.method !== 'GET' || !(error instanceof ClosedMeanwhile)) throw error;
    return once(url, message);
  }
}

class ClosedMeanwhile extends Error {}

function once(url: string, { body, timeoutMs, ...rest }: Message): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? tlsRequest : request;
    const sent = send(url, { ...rest, timeout: timeoutMs }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      // Not only `end`: a response that breaks off in the middle has none.
      response.once('close', () => {
        if (!response.complete) reject(new Error('the response broke off'));
        else resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
      });
    });
    sent.once('timeout', () => sent.destroy(new Error(`no response within ${timeoutMs} ms`)));
    sent.once('error', (error: NodeJS.ErrnoException) => {
      const closed = sent.reusedSocket && error.code === 'ECONNRESET';
      reject(closed ? new ClosedMeanwhile(error.message, { cause: error }) : error);
    });
    sent.end(body ?? undefined);
  });
}
