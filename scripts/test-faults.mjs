// `npm run test:faults`: what happens to users and their answers while something breaks. It takes some minutes and is
// not part of `npm test`. `npm run test:faults -- clock` runs the scenarios with that name.
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { nodeProgram, packageProgram } from './lib/runtime.mjs';

await ensureInstalled();
const env = {
  ...process.env,
  NODE_COMPILE_CACHE:
    process.env['NODE_COMPILE_CACHE'] ?? join(root, 'node_modules/.cache/compiled'),
};
process.exitCode = await run(
  nodeProgram(),
  [packageProgram('vitest/vitest.mjs'), 'run', '--root', 'tests/faults', ...process.argv.slice(2)],
  { env },
);
