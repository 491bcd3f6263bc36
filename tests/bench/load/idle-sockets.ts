import { setTimeout as sleep } from 'node:timers/promises';
import { socketConnectTimeoutMs } from '@daedap/contract/constants/network';
import { joinSessionResponse, joinSessionEvent } from '@daedap/contract/events';
import { io, type Socket } from 'socket.io-client';

/** So many at a time knock at the door. */
const atATime = 50;

/** Whose socket it is, and a session of theirs that it may join. */
export type SocketOwner = { token: string; sessionId: number };

type Options = {
  addresses: readonly string[];
  owners: readonly SocketOwner[];
  count: number;
  holdMs: number;
  /** Called when all are connected, and once more after they have been held. */
  look?: () => Promise<void>;
};

export type IdleFigures = {
  connected: number;
  dropped: number;
  /** Heartbeats of the server that were received, and by how many sockets. */
  pings: number;
  pinged: number;
  /** Answered a join after all that waiting. */
  alive: number;
};

/** Opens sockets one node after the other, leaves them alone, and then sees whether each still works. */
export async function holdIdleSockets(options: Options): Promise<IdleFigures> {
  const { addresses, owners, count, holdMs, look } = options;
  const open: { socket: Socket; owner: SocketOwner; pings: number }[] = [];
  let dropped = 0;
  const connect = async (index: number) => {
    const owner = owners[index % owners.length];
    if (!owner) throw new Error('nobody has a session to join');
    const socket = io(addresses[index % addresses.length] ?? '', {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { token: owner.token },
      timeout: socketConnectTimeoutMs,
    });
    const held = { socket, owner, pings: 0 };
    socket.io.on('ping', () => (held.pings += 1));
    const connected = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('connect_error', () => resolve(false));
    });
    if (!connected) return;
    socket.once('disconnect', () => (dropped += 1));
    open.push(held);
  };
  for (let from = 0; from < count; from += atATime) {
    const some = Array.from({ length: Math.min(atATime, count - from) }, (_, at) => from + at);
    await Promise.all(some.map(connect));
  }
  await look?.();
  await sleep(holdMs);
  await look?.();
  const figures = {
    connected: open.length,
    dropped,
    pings: open.reduce((sum, { pings }) => sum + pings, 0),
    pinged: open.filter(({ pings }) => pings > 0).length,
  };
  let alive = 0;
  for (const { socket, owner } of open) {
    const answer: unknown = await socket
      .timeout(socketConnectTimeoutMs)
      .emitWithAck(joinSessionEvent, owner.sessionId)
      .catch(() => null);
    if (joinSessionResponse.safeParse(answer).data?.success === true) alive += 1;
  }
  for (const { socket } of open) socket.off('disconnect').disconnect();
  return { ...figures, alive };
}
