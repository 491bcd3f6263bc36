import { randomUUID } from 'node:crypto';

/** A test looks into an answer as deep as it likes; a wrong guess is `undefined` and fails its expectation. */
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = { status: number; body: Record<string, any> };

export type Client = {
  get: (path: string) => Promise<Answer>;
  post: (path: string, body: unknown) => Promise<Answer>;
  upload: (path: string, form: FormData) => Promise<Answer>;
  with: (headers: Record<string, string>) => Client;
};

export function clientOf(address: string, headers: Record<string, string> = {}): Client {
  const send = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const answer = await fetch(`${address}${path}`, init);
    return { status: answer.status, body: await answer.json() };
  };
  return {
    get: (path) => send(path, { headers }),
    post: (path, body) =>
      send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...headers, 'content-type': 'application/json' },
      }),
    upload: (path, form) => send(path, { method: 'POST', body: form, headers }),
    with: (more) => clientOf(address, { ...headers, ...more }),
  };
}

/** A new account, and what speaks for it. */
export async function registerOn(address: string): Promise<{ token: string; client: Client }> {
  const { body } = await clientOf(address).post('/api/auth/register', {
    email: `${randomUUID()}@example.com`,
    password: 'correct horse',
    username: '민지',
  });
  const token = String(body['token']);
  return { token, client: clientOf(address, { authorization: `Bearer ${token}` }) };
}
