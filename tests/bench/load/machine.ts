import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Cluster } from './cluster.ts';
import { watchProcessor } from './cpu.ts';
import { liveHeapOf } from './live-heap.ts';
import { megabytes, printGrowth, treeOf, watchMemory, weightOf, weightOfTree } from './memory.ts';
import type { Aim } from './report.ts';

/** Before that the programs are still warming up: they grow whether or not anything leaks. */
const judgedFromMinutes = 5;
/** A heap that has grown by more holds on to something. */
const toleratedGrowth = 0.05;
const resolutionMs = 10;

/** Watches memory and processor of all that runs, and how late this process itself is. */
export async function watchMachine({ nodes, postgres }: Cluster, minutes: number) {
  const judged = minutes >= judgedFromMinutes;
  const postmaster = postgres.pid;
  const liveHeaps = () => Promise.all(nodes.map(liveHeapOf));
  let middle: number[] = [];
  const memory = watchMemory([
    ...nodes.map((node, index) => ({
      name: `node ${index + 1}`,
      weigh: () => weightOf(node.pid()),
      judgedBy: 'pss' as const,
    })),
    {
      // Those fill with data up to their fixed size.
      name: 'PostgreSQL, without its shared buffers',
      weigh: () => weightOfTree(postmaster),
      judgedBy: 'own' as const,
    },
  ]);
  const busy = {
    nodes: await watchProcessor(async () => nodes.map((node) => node.pid())),
    PostgreSQL: await watchProcessor(() => treeOf(postmaster)),
    'these people': await watchProcessor(async () => [process.pid]),
  };
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();

  const end = async (): Promise<Aim[]> => {
    delay.disable();
    const cores: string[] = [];
    for (const [name, used] of Object.entries(busy)) {
      cores.push(`${name} ${(await used()).toFixed(2)}`);
    }
    const growths = await memory.end();
    const late = [50, 99, 100].map((part) =>
      Math.max(0, delay.percentile(part) / 1e6 - resolutionMs).toFixed(0),
    );
    console.log(`cores in use: ${cores.join(', ')}`);
    console.log(
      `these people themselves were late by p50 ${late[0]} ms, p99 ${late[1]} ms, at most ${late[2]} ms: part of the times above\n`,
    );
    printGrowth(growths);
    if (!judged) return [];
    const heaps = (await liveHeaps()).map((last, index) => ({
      first: middle[index] ?? 0,
      last,
    }));
    const seen = heaps.map(({ first, last }) => `${megabytes(first)} → ${megabytes(last)}`);
    console.log(
      `heaps of the nodes after a full collection, in the middle and at the end: ${seen.join(', ')}`,
    );
    const database = growths.at(-1)?.flat ?? true;
    return [
      {
        aim: 'memory flat',
        met: database && heaps.every(({ first, last }) => last <= first * (1 + toleratedGrowth)),
        seen: `heaps ${seen.join(', ')}; PostgreSQL ${database ? 'flat' : 'grows'} in the second half`,
      },
    ];
  };
  /** Called once, half-way: what grows later than that does not stop growing. */
  const half = async () => {
    if (judged) middle = await liveHeaps();
  };
  return { half, end };
}
