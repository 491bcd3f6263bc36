/** A test looks into an answer as deep as it likes; a wrong guess is `undefined` and fails its expectation. */
// oxlint-disable-next-line typescript/no-explicit-any
type Json = Record<string, any>;

/** Speaks to a real process over HTTP. */
export function nodeClient(address: string, token?: string, headers: Record<string, string> = {}) {
  const authorization: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  const send = async (
    path: string,
    init: { method?: string; body?: string | FormData; headers?: Record<string, string> } = {},
  ) => {
    const answer = await fetch(`${address}${path}`, {
      ...init,
      headers: { ...authorization, ...headers, ...init.headers },
    });
    return { status: answer.status, body: (await answer.json()) as Json };
  };
  return {
    get: (path: string) => send(path),
    post: (path: string, body: unknown) =>
      send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    upload: (path: string, form: FormData) => send(path, { method: 'POST', body: form }),
    with: (more: Record<string, string>) => nodeClient(address, token, { ...headers, ...more }),
  };
}

export type NodeClient = ReturnType<typeof nodeClient>;

let accounts = 0;

export async function registerOn(address: string) {
  accounts += 1;
  const { body } = await nodeClient(address).post('/api/auth/register', {
    email: `node${accounts}@example.com`,
    password: 'correct horse',
    username: '민지',
  });
  return { token: String(body['token']), client: nodeClient(address, body['token']) };
}
