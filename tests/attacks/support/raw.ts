import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/** Bytes over a socket, as no client library would send them. */
export type RawConnection = {
  write: (bytes: string) => void;
  /** Everything that came back, once the server has closed the connection. */
  whole: Promise<string>;
  /** Everything that has come back so far. */
  soFar: () => string;
  end: () => void;
};

export async function listen(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

export function openRaw(port: number): RawConnection {
  const socket: Socket = connect(port, '127.0.0.1');
  let seen = '';
  socket.on('data', (bytes) => (seen += bytes.toString('latin1')));
  // The server may cut it off while we still write.
  socket.on('error', () => undefined);
  return {
    write: (bytes) => void (socket.writable && socket.write(bytes)),
    whole: new Promise((resolve) => socket.once('close', () => resolve(seen))),
    soFar: () => seen,
    end: () => socket.destroy(),
  };
}

/** One exchange on a connection of its own. */
export async function sayRaw(port: number, bytes: string): Promise<string> {
  const connection = openRaw(port);
  connection.write(bytes);
  return connection.whole;
}

export const statusesIn = (responses: string) =>
  [...responses.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

type Verbatim = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  payload?: string | Buffer | undefined;
};

/** A request whose address goes out as it is written: `inject` and `fetch` would tidy it up first. */
export async function sendVerbatim(port: number, { payload, ...options }: Verbatim) {
  const sent = request({ ...options, port, host: '127.0.0.1', agent: false });
  sent.end(payload);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}
