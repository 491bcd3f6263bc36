import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

/** What the network between two programs does. */
type Weather =
  | 'open'
  /** New connections are refused, those that are there break off. */
  | 'refused'
  /** Connections are reset: those that are there, and every new one. */
  | 'reset'
  /** Everything is accepted and nothing arrives, either way, also of what was there before. */
  | 'black-hole';

export type TcpProxy = {
  port: number;
  become: (weather: Weather) => Promise<void>;
  close: () => Promise<void>;
};

type Pair = { client: Socket; server: Socket | null };

/** A network cable between a node and its database, to be cut by the test. The target is a port or a socket's path. */
export async function startTcpProxy(target: number | string): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let weather: Weather = 'open';

  const accept = (client: Socket) => {
    const pair: Pair = { client, server: null };
    pairs.add(pair);
    client.on('error', () => undefined);
    if (weather === 'reset') client.resetAndDestroy();
    else if (weather === 'open') pair.server = connect(client);
    client.once('close', () => {
      pairs.delete(pair);
      pair.server?.destroy();
    });
  };
  const connect = (client: Socket) => {
    const to = typeof target === 'string' ? { path: target } : { port: target, host: '127.0.0.1' };
    const server = createConnection(to);
    server.on('error', () => client.resetAndDestroy());
    server.once('close', () => client.destroy());
    client.pipe(server).pipe(client);
    return server;
  };

  const listener = createServer(accept);
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      listener.once('error', reject);
      listener.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = listener.address() as AddressInfo;

  /** The database goes on believing in its side of a connection, as it does when a cable is pulled. */
  const silence = ({ client, server }: Pair) => {
    client.unpipe();
    server?.unpipe();
    client.resume();
    server?.resume();
  };
  const become = async (next: Weather) => {
    weather = next;
    if (next === 'refused') listener.close();
    else if (!listener.listening) await listen(port);
    if (next === 'open') return;
    for (const pair of pairs) {
      if (next === 'black-hole') silence(pair);
      else pair.client.resetAndDestroy();
    }
  };
  return {
    port,
    become,
    close: async () => {
      for (const { client } of pairs) client.destroy();
      if (listener.listening) await new Promise((resolve) => listener.close(resolve));
    },
  };
}
