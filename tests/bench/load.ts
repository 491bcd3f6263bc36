// `npm run bench:load`: hundreds of concurrent users on two nodes and one PostgreSQL, all on this machine, followed by
// thousands of idle sockets. Answers are texts: speech recognition is off. The command fails when an aim is missed.
import { cpus, totalmem } from 'node:os';
import pg from 'pg';
import { verifyLedgers } from '../harness/crowd/ledger.ts';
import type { User } from '../harness/crowd/user.ts';
import { type Cluster, startCluster } from './load/cluster.ts';
import { measureLoad } from './load/load-phase.ts';
import { megabytes } from './load/memory.ts';
import { readOptions } from './load/options.ts';
import { type Aim, printAims, printLogs } from './load/report.ts';
import { measureSockets } from './load/sockets-phase.ts';

const options = readOptions(process.argv.slice(2));
const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort());
process.once('SIGTERM', () => stopping.abort());

console.log(
  `${cpus().length} cores, ${megabytes(totalmem())}, Node ${process.version}; ${new Date().toISOString()}`,
);
console.log(
  `${options.users} users, ${options.think} s of think time on average, arrive over ${options.ramp} s, then ${options.minutes} min are measured; 2 nodes, 1 PostgreSQL, text answers (STT=off), limits raised\n`,
);
const cluster = await startCluster();
try {
  const { crowd, aims } = await measureLoad(cluster, options, stopping.signal);
  aims.push(...(await checkAnswers(cluster, crowd)));
  if (options.sockets > 0) aims.push(...(await measureSockets(cluster, crowd, options)));
  printLogs(cluster);
  process.exitCode = printAims(aims) ? 0 : 1;
} catch (error) {
  if (!stopping.signal.aborted) throw error;
  console.log('interrupted');
  process.exitCode = 1;
} finally {
  await cluster.stop();
}

/** Checks in PostgreSQL that every acknowledged answer is stored. */
async function checkAnswers({ postgres }: Cluster, crowd: readonly User[]): Promise<Aim[]> {
  const pool = new pg.Pool({ connectionString: postgres.url() });
  try {
    const check = await verifyLedgers(
      pool,
      crowd.map((user) => user.ledger),
    );
    const { acknowledged, lost, changed, unfinished, unscored, undeleted } = check;
    return [
      {
        aim: 'no lost answer',
        met: acknowledged > 0 && lost.length + changed.length === 0,
        seen: `${acknowledged} acknowledged, ${lost.length} lost, ${changed.length} changed`,
      },
      {
        aim: 'nothing left undone',
        met: unfinished.length + unscored.length + undeleted.length === 0,
        seen: `${unfinished.length} answers without a result, ${unscored.length} interviews without theirs, ${undeleted.length} deleted and still there`,
      },
    ];
  } finally {
    await pool.end();
  }
}
