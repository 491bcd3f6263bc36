import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { ManagedProcess } from '../../harness/server.ts';
import type { Cluster } from './cluster.ts';
import { megabytes, printGrowth, treeOf, watchMemory, weightOf, weightOfTree } from './memory.ts';
import type { Aim } from './report.ts';

const listening = /Debugger listening on (ws:\S+)/;
const reply = z.object({ id: z.number(), result: z.unknown() });
const usage = z.object({ usedSize: z.number(), backingStorageSize: z.number().default(0) });

const ticksPerSecond = 100;

/** In shorter runs the processes are still warming up: they grow without a leak. */
const judgedFromMinutes = 5;
/** A heap that has grown by more than this has a leak. */
const toleratedGrowth = 0.05;
const resolutionMs = 10;

/** Watches memory and processor use of all processes, and the event loop delay of this one. */
export async function watchMachine({ nodes, postgres }: Cluster, minutes: number) {
  const judged = minutes >= judgedFromMinutes;
  const postmaster = postgres.pid();
  const liveHeaps = () => Promise.all(nodes.map(liveHeapOf));
  let middle: number[] = [];
  const memory = watchMemory([
    ...nodes.map((node, index) => ({
      name: `node ${index + 1}`,
      weigh: () => weightOf(node.pid()),
      judgedBy: 'pss' as const,
    })),
    {
      // The shared buffers fill with data up to their fixed size.
      name: 'PostgreSQL, without its shared buffers',
      weigh: () => weightOfTree(postmaster),
      judgedBy: 'own' as const,
    },
  ]);
  const busy = {
    nodes: await watchProcessor(async () => nodes.map((node) => node.pid())),
    PostgreSQL: await watchProcessor(() => treeOf(postmaster)),
    'load generator': await watchProcessor(async () => [process.pid]),
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
      `event loop delay of the load generator, included in the times above: p50 ${late[0]} ms, p99 ${late[1]} ms, at most ${late[2]} ms\n`,
    );
    printGrowth(growths);
    if (!judged) return [];
    const heaps = (await liveHeaps()).map((last, index) => ({
      first: middle[index] ?? 0,
      last,
    }));
    const seen = heaps.map(({ first, last }) => `${megabytes(first)} → ${megabytes(last)}`);
    console.log(
      `heaps of the nodes after a full garbage collection, in the middle and at the end: ${seen.join(', ')}`,
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
  /** Called once, half-way: growth after that point is a leak. */
  const half = async () => {
    if (judged) middle = await liveHeaps();
  };
  return { half, end };
}

/**
 * The live bytes of a node: its heap after a full garbage collection. RSS does not show them, since V8 keeps garbage
 * for minutes while memory is available.
 */
async function liveHeapOf(node: ManagedProcess): Promise<number> {
  if (!listening.test(node.log())) process.kill(node.pid(), 'SIGUSR1');
  while (!listening.test(node.log())) await sleep(20);
  const socket = new WebSocket(listening.exec(node.log())?.[1] ?? '');
  await once(socket, 'open');
  const ask = async (id: number, method: string): Promise<unknown> => {
    socket.send(JSON.stringify({ id, method }));
    for (;;) {
      const [event]: unknown[] = await once(socket, 'message');
      const heard = event instanceof MessageEvent ? String(event.data) : '';
      const { data } = reply.safeParse(JSON.parse(heard));
      if (data?.id === id) return data.result;
    }
  };
  await ask(1, 'HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = usage.parse(await ask(2, 'Runtime.getHeapUsage'));
  socket.close();
  return usedSize + backingStorageSize;
}

/** Processor seconds of a process and its ended children; 0 where the kernel has no `/proc`. */
async function processorSeconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The program's name, in brackets, may contain any character.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
}

/** Measures how many cores the processes use, from now until the returned function is called. */
async function watchProcessor(pids: () => Promise<number[]>) {
  const total = async () => {
    const each = await Promise.all((await pids()).map(processorSeconds));
    return each.reduce((sum, seconds) => sum + seconds, 0);
  };
  const [begin, before] = [performance.now(), await total()];
  return async () => ((await total()) - before) / ((performance.now() - begin) / 1000);
}
