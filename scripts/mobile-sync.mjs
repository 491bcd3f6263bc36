// `npm run mobile:sync`: builds the web app for the phone and copies it into the native projects. Running it again
// changes nothing. `-- --development` also accepts a server on this machine without TLS.
import { join } from 'node:path';
import { readAppSettings } from './lib/app-settings.mjs';
import { setAdAppIds, setPagePolicy } from './lib/app-files.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { nodeProgram, packageProgram } from './lib/runtime.mjs';
import { ensureAppBuild } from './lib/web-build.mjs';

async function main() {
  const development = process.argv.includes('--development');
  const settings = readAppSettings(process.env, development);
  await ensureInstalled();
  const mobile = join(root, 'apps', 'mobile');
  const dist = join(mobile, 'dist');
  await ensureAppBuild(dist, settings.build);
  setPagePolicy(dist, settings.server);
  setAdAppIds(mobile, settings.adAppIds);
  // Switches off the telemetry of the Capacitor CLI.
  const env = { ...process.env, CAPACITOR_TELEMETRY: 'off' };
  const capacitor = packageProgram('@capacitor/cli/bin/capacitor');
  return run(nodeProgram(), [capacitor, 'sync'], { cwd: mobile, env });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
