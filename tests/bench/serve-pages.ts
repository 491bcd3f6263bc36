import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { ensureWebBuild } from '../../scripts/lib/web-build.mjs';
import { startOwnServer } from '../harness/server.ts';

/** The built web app on a server of its own, with a browser at hand; `stop` leaves nothing. */
export async function servePages() {
  await ensureBrowser();
  await ensureWebBuild();
  return startOwnServer();
}
