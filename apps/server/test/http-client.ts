import type { User } from '@daedap/contract/users';
import type { FastifyInstance } from 'fastify';

/** A test looks into a response as deep as it likes; a wrong guess is `undefined` and fails its expectation. */
// oxlint-disable-next-line typescript/no-explicit-any
type Json = Record<string, any>;

type TestResponse = { status: number; body: Json; headers: Record<string, unknown> };

type Request = {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
};

/** Calls a server as a client would, with JSON both ways: an app in this process, or a server at an address. */
export function clientOf(server: FastifyInstance | string, headers: Record<string, string> = {}) {
  const send = async (method: Request['method'], url: string, body?: string | FormData) => {
    const request: Request = {
      method,
      url,
      headers: {
        ...headers,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    };
    return typeof server === 'string' ? fetchFrom(server, request) : injectInto(server, request);
  };
  const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
  return {
    get: (url: string) => send('GET', url),
    post: (url: string, payload: unknown) => send('POST', url, json(payload)),
    delete: (url: string, payload?: unknown) => send('DELETE', url, json(payload)),
    /** A multipart form, as a browser sends it. */
    upload: (url: string, form: FormData) => send('POST', url, form),
    with: (more: Record<string, string>) => clientOf(server, { ...headers, ...more }),
    as: (token: string) => clientOf(server, { ...headers, authorization: `Bearer ${token}` }),
  };
}

export type TestClient = ReturnType<typeof clientOf>;

const isJson = (type: unknown) => String(type).startsWith('application/json');

async function fetchFrom(address: string, { url, ...request }: Request): Promise<TestResponse> {
  const response = await fetch(`${address}${url}`, request);
  const headers = Object.fromEntries(response.headers);
  const text = await response.text();
  return {
    status: response.status,
    body: isJson(headers['content-type']) ? JSON.parse(text) : {},
    headers,
  };
}

async function injectInto(app: FastifyInstance, request: Request): Promise<TestResponse> {
  const { method, url, body } = request;
  const response = await app.inject({
    method,
    url,
    headers: request.headers,
    ...(typeof body === 'string' && { payload: body }),
    ...(body instanceof FormData && (await encoded(body, request.headers))),
  });
  const { statusCode: status, headers } = response;
  return { status, body: isJson(headers['content-type']) ? response.json() : {}, headers };
}

async function encoded(form: FormData, headers: Record<string, string>) {
  const encoder = new Response(form);
  const contentType = encoder.headers.get('content-type') ?? '';
  return {
    payload: Buffer.from(await encoder.arrayBuffer()),
    headers: { ...headers, 'content-type': contentType },
  };
}

let accounts = 0;

export type TestAccount = Awaited<ReturnType<typeof registerAccount>>;

/** Registers a new account and returns a client that is signed in with it. */
export async function registerAccount(client: TestClient, values: { username?: string } = {}) {
  accounts += 1;
  const credentials = { email: `person${accounts}@example.com`, password: 'correct horse' };
  const { body } = await client.post('/api/auth/register', {
    username: '민지',
    ...credentials,
    ...values,
  });
  const { token, user } = body as { token: string; user: User };
  return { ...credentials, token, user, client: client.as(token) };
}
