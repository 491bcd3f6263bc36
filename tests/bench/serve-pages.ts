import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { ensureWebBuild } from '../../scripts/lib/web-build.mjs';
import { startOwnServer } from '../harness/server.ts';

/** Starts a server with the built web app. `stop` removes its data. */
export async function servePages(env: NodeJS.ProcessEnv = {}) {
  await ensureBrowser();
  await ensureWebBuild();
  return startOwnServer(env);
}
