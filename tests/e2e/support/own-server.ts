import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from '../../../scripts/lib/launch.ts';
import { test as base } from './test.ts';

const main = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));

type OwnServer = {
  readonly address: string;
  readonly kill: () => Promise<unknown>;
  /** With the same address and the same data. */
  readonly startAgain: () => Promise<void>;
};

/** A test that has a server to itself, and may kill it. */
export const test = base.extend<{ server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
  server: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'daedap-own-'));
    const start = (port: string) =>
      launch(process.execPath, [main], {
        env: { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'error', STT: 'off' },
      });
    let running = await start('0');
    const { address } = running;
    await use({
      address,
      kill: () => running.stop('SIGKILL'),
      startAgain: async () => {
        running = await start(new URL(address).port);
      },
    });
    await running.stop();
    await rm(dataDir, { recursive: true });
  },
  baseURL: ({ server }, use) => use(server.address),
});
