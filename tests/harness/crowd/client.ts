import { Agent } from 'node:http';
import type { AnyCall, BodyOf, ParamsOf, QueryOf, ResponseOf } from '@daedap/contract/call';
import { errorEnvelope } from '@daedap/contract/errors';
import { exchange } from './http.ts';

/** Status 0: no answer came. Code `SHAPE`: a success that is not what the contract says. */
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

/** Makes the calls of the contract for one person, parses every answer by it, and tells how each went. */
export function createClient({ address, record, timeoutMs }: ClientOptions) {
  const agent = new Agent({ keepAlive: true });
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
    try {
      const answer = await exchange(url, { method, headers, body, agent, timeoutMs });
      return readAnswer(description, answer.status, answer.text);
    } catch (error) {
      return noAnswer(error);
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
    close: () => agent.destroy(),
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

function readAnswer<C extends AnyCall>(
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

function noAnswer(error: unknown): { ok: false; failure: Failure } {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'NO_ANSWER';
  return { ok: false, failure: { status: 0, code, message } };
}
