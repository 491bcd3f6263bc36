// `npm run bench:server`: what the server does in a second, what it weighs while it does, and how long people wait for it.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@daedap/server/src/lib/config.ts';
import { openCommandDatabase } from '@daedap/server/src/database/open.ts';
import { launch } from '../../scripts/lib/launch.ts';
import { root } from '../../scripts/lib/root.mjs';
import { measureLastWord } from './server/last-word.ts';
import { register } from './server/people.ts';
import { measureThroughput } from './server/throughput.ts';
import { measureUploadMemory } from './server/upload-memory.ts';

const endless = '1000000';
const dataDir = mkdtempSync(join(tmpdir(), 'daedap-bench-'));
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'error',
  LIMIT_CALLS: endless,
  LIMIT_ANALYSES: endless,
  LIMIT_SIGN_INS: endless,
  LIMIT_ADDRESS_SIGN_INS: endless,
};
const server = await launch(process.execPath, [join(root, 'apps/server/src/main.ts')], {
  cwd: root,
  env,
});
const database = await openCommandDatabase(loadConfig(env));
console.log(`${cpus().length} cores, Node ${process.version}`);
await measureThroughput(server.address, database, await register(server.address, 'one'));
await measureLastWord(server.address, await register(server.address, 'two'));
await measureUploadMemory(server.address, server.pid, await register(server.address, 'three'));
await database.close();
await server.stop();
rmSync(dataDir, { recursive: true });
