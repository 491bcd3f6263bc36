// `npm run test:proxy`: tests two nodes behind nginx with ops/nginx/daedap.conf, over TLS: by calls, and in a browser.
import { chromiumPath, ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureNginx } from './lib/nginx.mjs';
import { run } from './lib/run.mjs';
import { nodeProgram, packageProgram } from './lib/runtime.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

await ensureInstalled();
await ensureNginx();
await ensureBrowser();
process.env['CHROMIUM_PATH'] ||= chromiumPath();
await ensureWebBuild();
const vitest = packageProgram('vitest/vitest.mjs');
process.exitCode = await run(nodeProgram(), [
  vitest,
  'run',
  '--root',
  'tests/proxy',
  '--config',
  'vitest.config.ts',
  ...process.argv.slice(2),
]);
