// `npm run bench:load`: hundreds of people at a time on two nodes and one PostgreSQL, all on this machine, and after them
// thousands of idle sockets. Answers are texts: speech recognition is off. It fails when an aim is missed.
import { cpus, totalmem } from 'node:os';
import { checkAnswers } from './load/answers-phase.ts';
import { startCluster } from './load/cluster.ts';
import { measureLoad } from './load/load-phase.ts';
import { megabytes } from './load/memory.ts';
import { readOptions } from './load/options.ts';
import { printAims, printLogs } from './load/report.ts';
import { measureSockets } from './load/sockets-phase.ts';

const options = readOptions(process.argv.slice(2));
const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort());
process.once('SIGTERM', () => stopping.abort());

console.log(
  `${cpus().length} cores, ${megabytes(totalmem())}, Node ${process.version}; ${new Date().toISOString()}`,
);
console.log(
  `${options.users} people, ${options.think} s to think on average, come over ${options.ramp} s, then ${options.minutes} min measured; 2 nodes, 1 PostgreSQL, text answers (STT=off), limits raised\n`,
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
  console.log('told to stop');
  process.exitCode = 1;
} finally {
  await cluster.stop();
}
