import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** True when it has answered the request itself. */
export type Intercept = (incoming: IncomingMessage, answer: ServerResponse) => boolean;

/** Stands before a server, remembers what was asked of it, and may answer in its place. */
export async function startRecordingProxy(target: string, intercept: Intercept = () => false) {
  const seen: string[] = [];
  const server = createServer((incoming, answer) => {
    seen.push(`${incoming.method} ${incoming.url}`);
    if (intercept(incoming, answer)) return void incoming.resume();
    const { method, url, headers } = incoming;
    const forwarded = request(new URL(url ?? '/', target), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    seen,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
