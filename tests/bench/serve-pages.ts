import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { launch } from '../../scripts/lib/launch.ts';
import { root } from '../../scripts/lib/root.mjs';
import { ensureWebBuild } from '../../scripts/lib/web-build.mjs';

/** The built web app on a server of its own, with a browser at hand; `stop` leaves nothing. */
export async function servePages() {
  await ensureBrowser();
  await ensureWebBuild();
  const dataDir = mkdtempSync(join(tmpdir(), 'daedap-bench-'));
  const server = await launch(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  };
  return { address: server.address, dataDir, stop };
}
