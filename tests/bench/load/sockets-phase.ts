import type { Cluster } from './cluster.ts';
import { holdIdleSockets, type SocketOwner } from './idle-sockets.ts';
import { weightOf } from './memory.ts';
import type { LoadOptions } from './options.ts';
import type { Aim } from './report.ts';
import type { User } from '../../harness/crowd/user.ts';

/** The server's own interval is 25 s: whoever is held for longer has heard it. */
const surelyPingedSeconds = 30;
/** What the first sockets make a node load is no part of what a socket weighs. */
const firstSockets = 50;

function ownerOf({ token, ledger }: User): SocketOwner[] {
  const kept = ledger.answers.find(({ sessionId }) => !ledger.deleting.has(sessionId));
  const held = token();
  return kept && held !== null ? [{ token: held, sessionId: kept.sessionId }] : [];
}

/** Sockets that do nothing for a while, the same number on each node; nodes that have just started, to weigh them. */
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
    `\n${connected} idle sockets: ${weights[0]} each when all were there, ${weights[1]} after ${hold} s; ${pings} pings answered`,
  );
  const heard = hold < surelyPingedSeconds || pinged === count;
  return [
    {
      aim: `${count} idle sockets held for ${hold} s`,
      met: connected === count && dropped === 0 && alive === count && heard,
      seen: `${connected} connected, ${dropped} dropped, ${pinged} pinged, ${alive} answered afterwards`,
    },
  ];
}
