import { spawn, type SpawnOptions } from 'node:child_process';

/** Starts a server of ours and waits for the line that says where it is. */
export async function launch(
  command: string,
  args: string[],
  options: SpawnOptions,
): Promise<{
  address: string;
  pid: number;
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  let output = '';
  const ready = new Promise<string>((resolve) => {
    const read = (data: Buffer) => {
      output += data.toString();
      const address = /Daedap is ready: (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
  const address = await Promise.race([ready, ended.then(() => null)]);
  if (address === null) throw new Error(`the server ended before it was ready:\n${output}`);
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return { address, pid: child.pid ?? 0, stop };
}
