import { type ServerProcess, spawnServer } from '@daedap/server/test/server-process.ts';
import { z } from 'zod';

const logLine = z.looseObject({ msg: z.string(), reqId: z.string().optional() });

type LogLine = z.output<typeof logLine>;

/** A node at a port that it keeps over restarts, and its log. */
export type LoggedNode = {
  log: () => LogLine[];
  /** Resolves with its exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  start: () => Promise<void>;
};

export async function startNode(env: Record<string, string>, port: number): Promise<LoggedNode> {
  let text = '';
  let running: ServerProcess | null = null;
  const start = async () => {
    running = spawnServer({ ...env, PORT: String(port), LOG_LEVEL: 'info' });
    running.child.stderr?.on('data', (data: Buffer) => (text += data.toString()));
    await running.ready;
  };
  await start();
  return {
    log: () =>
      text
        .split('\n')
        .slice(0, -1)
        .flatMap((line) => logLine.safeParse(parsed(line)).data ?? []),
    end: async (signal) => {
      running?.child.kill(signal);
      return (await running?.ended)?.code ?? null;
    },
    start,
  };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
