// `npm run bench:server`: requests a second, memory during uploads, and the time from the last word to the score.
import { cpus } from 'node:os';
import { loadConfig } from '@daedap/server/src/lib/config.ts';
import { openCommandDatabase } from '@daedap/server/src/database/open.ts';
import { clientOf, registerAccount } from '@daedap/server/test/http-client.ts';
import { startOwnServer, withoutLimits } from '../harness/server.ts';
import { measureLastWord } from './server/last-word.ts';
import { measureThroughput } from './server/throughput.ts';
import { measureUploadMemory } from './server/upload-memory.ts';

const server = await startOwnServer(withoutLimits);
const config = loadConfig({ ...process.env, DATA_DIR: server.dataDir });
const database = await openCommandDatabase(config);
const register = () => registerAccount(clientOf(server.address));
console.log(`${cpus().length} cores, Node ${process.version}`);
await measureThroughput(server.address, database, await register());
await measureLastWord(await register());
await measureUploadMemory(server.pid(), await register());
await database.close();
await server.stop();
