// `npm run screenshots`: takes screenshots of every page, in all widths, both themes and both languages.
import { chromiumPath, ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { nodeProgram } from './lib/runtime.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

await ensureInstalled();
await ensureBrowser();
await ensureWebBuild();
const env = { ...process.env, CHROMIUM_PATH: chromiumPath() };
process.exitCode = await run(
  nodeProgram(),
  ['tests/e2e/screenshots.ts', ...process.argv.slice(2)],
  {
    env,
  },
);
