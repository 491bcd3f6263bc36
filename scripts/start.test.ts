import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnProgram } from '@daedap/server/test/server-process.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './lib/root.mjs';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'daedap-start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const start = () =>
  spawnProgram('npm', ['start', '--silent'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'error',
      WHISPER_MODEL: 'base',
    },
  });

test('SIGTERM or SIGINT to npm stops the server, npm waits for it, and it can be started again at once', async () => {
  // The second start follows the end of the first one at once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const { ready, stop } = start();
    const address = await ready;
    expect((await fetch(address)).status).toBe(200);
    expect(await stop(signal)).toBe(0);
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  }
});
