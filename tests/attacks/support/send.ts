import type { AnyCall } from '@daedap/contract/call';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Request } from './entries.ts';

type Payload = { payload?: string | Buffer; contentType?: string };
type AttackRequest = Request & { token?: string | undefined; headers?: Record<string, string> };

/** The address of a call, its parameters encoded as a client does. */
export function addressOf(call: AnyCall, { params = {}, query }: Request): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  );
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path;
}

/** A field of a form is text; what is not goes as JSON. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

export async function payloadOf(call: AnyCall, { body, file }: Request): Promise<Payload> {
  if (!call.upload) {
    if (body === undefined) return {};
    return { payload: JSON.stringify(body), contentType: 'application/json' };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(name, textOf(value));
  }
  if (file) {
    const blob = new Blob([new Uint8Array(file.bytes)], { type: file.type });
    form.append(call.upload.field, blob, file.name ?? 'answer.webm');
  }
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await encoded.arrayBuffer()), contentType };
}

export async function send(
  app: FastifyInstance,
  call: AnyCall,
  { token, headers, ...request }: AttackRequest,
  given?: Payload,
): Promise<LightMyRequestResponse> {
  const { payload, contentType } = given ?? (await payloadOf(call, request));
  return app.inject({
    method: call.method,
    url: addressOf(call, request),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(contentType !== undefined && { 'content-type': contentType }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
}
