import { readFile } from 'node:fs/promises';

const ticksPerSecond = 100;

/** Seconds of processor time that a process has used, with the children it has seen end; 0 where the kernel does not say. */
async function processorSeconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program, in brackets, may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
}

/** How many cores some processes keep busy from now until the result is called. */
export async function watchProcessor(pids: () => Promise<number[]>) {
  const total = async () => {
    const each = await Promise.all((await pids()).map(processorSeconds));
    return each.reduce((sum, seconds) => sum + seconds, 0);
  };
  const [begin, before] = [performance.now(), await total()];
  return async () => ((await total()) - before) / ((performance.now() - begin) / 1000);
}
