import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { ManagedProcess } from '../../harness/server.ts';

const listening = /Debugger listening on (ws:\S+)/;
const answer = z.object({ id: z.number(), result: z.unknown() });
const usage = z.object({ usedSize: z.number(), backingStorageSize: z.number().default(0) });

/**
 * Bytes that a node holds on to: its heap after a full collection. What the system counts is no measure of that, since
 * V8 leaves garbage lying for minutes while there is memory to be had.
 */
export async function liveHeapOf(node: ManagedProcess): Promise<number> {
  if (!listening.test(node.log())) process.kill(node.pid(), 'SIGUSR1');
  while (!listening.test(node.log())) await sleep(20);
  const socket = new WebSocket(listening.exec(node.log())?.[1] ?? '');
  await once(socket, 'open');
  const ask = async (id: number, method: string): Promise<unknown> => {
    socket.send(JSON.stringify({ id, method }));
    for (;;) {
      const [event]: unknown[] = await once(socket, 'message');
      const heard = event instanceof MessageEvent ? String(event.data) : '';
      const { data } = answer.safeParse(JSON.parse(heard));
      if (data?.id === id) return data.result;
    }
  };
  await ask(1, 'HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = usage.parse(await ask(2, 'Runtime.getHeapUsage'));
  socket.close();
  return usedSize + backingStorageSize;
}
