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

/**
 * Bytes that a node holds on to: its heap after a full collection. What the system counts is no measure of that, since
 * V8 leaves garbage lying for minutes while there is memory to be had.
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

/** Seconds of processor time that a process has used, with the children it has seen end; 0 where the kernel does not say. */
async function processorSeconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program, in brackets, may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
}

/** How many cores some processes keep busy from now until the result is called. */
async function watchProcessor(pids: () => Promise<number[]>) {
  const total = async () => {
    const each = await Promise.all((await pids()).map(processorSeconds));
    return each.reduce((sum, seconds) => sum + seconds, 0);
  };
  const [begin, before] = [performance.now(), await total()];
  return async () => ((await total()) - before) / ((performance.now() - begin) / 1000);
}
