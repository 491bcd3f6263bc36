import { socketConnectTimeoutMs } from '@daedap/contract/constants/network';
import { joinSessionEvent, joinSessionResponse } from '@daedap/contract/events';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { User } from '../../harness/crowd/user.ts';
import type { Cluster } from './cluster.ts';
import { weightOf } from './memory.ts';
import type { LoadOptions } from './options.ts';
import type { Aim } from './report.ts';

/** Sockets that connect at the same time. */
const atATime = 50;

/** The token of a user, and one of the user's sessions that the socket joins. */
type SocketOwner = { token: string; sessionId: number };

type Options = {
  addresses: readonly string[];
  owners: readonly SocketOwner[];
  count: number;
  holdMs: number;
  /** Called when all sockets are connected, and again at the end of the hold. */
  look?: () => Promise<void>;
};

type IdleFigures = {
  connected: number;
  dropped: number;
  /** Heartbeats received from the server, and the number of sockets that received one. */
  pings: number;
  pinged: number;
  /** Sockets that could still join a session after the hold. */
  alive: number;
};

/** The server pings every 25 s: a socket held for this long must have received a ping. */
const surelyPingedSeconds = 30;
/** The first sockets make a node load modules, which must not count as memory of a socket. */
const firstSockets = 50;

function ownerOf({ token, ledger }: User): SocketOwner[] {
  const kept = ledger.answers.find(({ sessionId }) => !ledger.deleting.has(sessionId));
  const held = token();
  return kept && held !== null ? [{ token: held, sessionId: kept.sessionId }] : [];
}

/** Holds idle sockets, the same number on each node. The nodes are restarted first, so that their memory is known. */
export async function measureSockets(
  { addresses, nodes }: Cluster,
  crowd: readonly User[],
  { sockets: count, hold }: LoadOptions,
): Promise<Aim[]> {
  for (const node of nodes) {
    await node.kill('SIGTERM');
    await node.restart();
  }
  const weigh = async () => {
    const each = await Promise.all(nodes.map((node) => weightOf(node.pid())));
    return each.reduce((sum, weight) => sum + (weight?.own ?? 0), 0);
  };
  const common = { addresses, owners: crowd.flatMap(ownerOf) };
  await holdIdleSockets({ ...common, count: firstSockets, holdMs: 0 });
  const before = await weigh();
  const weights: string[] = [];
  const { connected, dropped, pings, pinged, alive } = await holdIdleSockets({
    ...common,
    count,
    holdMs: hold * 1000,
    look: async () => {
      const each = ((await weigh()) - before) / count / 1024;
      weights.push(`${each.toFixed(1)} KB`);
    },
  });
  console.log(
    `\n${connected} idle sockets: ${weights[0]} each when all were connected, ${weights[1]} after ${hold} s; ${pings} pings`,
  );
  const heard = hold < surelyPingedSeconds || pinged === count;
  return [
    {
      aim: `${count} idle sockets held for ${hold} s`,
      met: connected === count && dropped === 0 && alive === count && heard,
      seen: `${connected} connected, ${dropped} dropped, ${pinged} pinged, ${alive} working afterwards`,
    },
  ];
}

/** Opens sockets on the nodes in turn, leaves them idle, and then checks whether each still works. */
async function holdIdleSockets(options: Options): Promise<IdleFigures> {
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
