import { vi } from 'vitest';

type Answer = { readonly status?: number; readonly body?: unknown; readonly headers?: HeadersInit };
type Handler = Answer | Error | DOMException | ((request: Request) => Answer | Promise<Answer>);

/** Replaces the server: responds by `METHOD /path` and stores the requests. */
export function stubServer(handlers: Record<string, Handler>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const request = new Request(new URL(address, window.location.origin), init);
    requests.push(request);
    const handler = handlers[`${request.method} ${new URL(request.url).pathname}`];
    if (handler === undefined) throw new Error(`No answer for ${request.method} ${request.url}`);
    if (handler instanceof Error || handler instanceof DOMException) throw handler;
    const answer = typeof handler === 'function' ? await handler(request) : handler;
    return Response.json(answer.body ?? { success: true }, {
      status: answer.status ?? 200,
      headers: answer.headers ?? {},
    });
  });
  return requests;
}

export function failure(status: number, code: string, error: string, details?: unknown): Answer {
  return { status, body: { success: false, code, error, details } };
}

export const offline = new TypeError('Failed to fetch');
