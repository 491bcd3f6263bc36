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

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s to npm stops the server, and npm waits for it',
  async (signal) => {
    const { ready, stop } = start();
    const address = await ready;
    expect((await fetch(address)).status).toBe(200);
    expect(await stop(signal)).toBe(0);
    await expect(fetch(address)).rejects.toThrow('fetch failed');
    // The server can be started again at once.
    const again = start();
    await again.ready;
    expect(await again.stop()).toBe(0);
  },
);
