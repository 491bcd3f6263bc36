// `npm run bench:nodes`: the same load against 1, 2 and 4 nodes on one PostgreSQL, all on this machine. The processor
// time of nodes, database and the people (this process) is measured apart, and that of everything else on the machine,
// which is taken off its cores. From the run with one node a queueing model predicts the others; the command fails when
// the model is off, or when a call fails. On a machine that is busy with something else the model is not judged.
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Attempt } from '../harness/crowd/client.ts';
import { countFailures, createCrowd, registerAll, runAll } from '../harness/crowd/crowd.ts';
import { type Cluster, startCluster } from './load/cluster.ts';
import { treeOf } from './load/memory.ts';
import { type Aim, printAims } from './load/report.ts';
import { predict } from './nodes/model.ts';
import { mean, quantile } from './statistics.ts';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '100' },
    think: { type: 'string', default: '0.5' },
    seconds: { type: 'string', default: '20' },
    nodes: { type: 'string', default: '1,2,4' },
  },
});
const people = Number(values.users);
const thinkSeconds = Number(values.think);
const seconds = Number(values.seconds);
const counts = values.nodes.split(',').map(Number);
const cores = availableParallelism();
/** The model may be off by so much: it knows nothing of locks, garbage collection and the kernel. */
const tolerance = 0.25;
const ticksPerSecond = 100;
const rampMs = 5_000;
/** Code is compiled meanwhile, on each node. */
const warmUpMs = 12_000;
/** Cores that others may use before the result says nothing about us. */
const strangersAllowed = 0.15;

type Run = {
  nodes: number;
  calls: number;
  failed: number;
  throughput: number;
  readsPerSecond: number;
  answersPerSecond: number;
  response: number;
  p99: number;
  busy: { node: number; database: number; people: number };
  /** Cores that everything else on the machine used. */
  strangers: number;
  answers: number;
  /** What an answer with its analysis takes in the database, with its share of sessions, indexes and jobs. */
  bytesPerAnswer: number;
};

console.log(
  `${cores} cores, Node ${process.version}; ${people} people, ${thinkSeconds} s of think time, ${seconds} s each\n`,
);
const runs: Run[] = [];
for (const nodes of counts) runs.push(await measure(nodes));
report(runs);

async function measure(nodes: number): Promise<Run> {
  const cluster = await startCluster(nodes);
  const attempts: Attempt[] = [];
  let measuring = false;
  const crowd = createCrowd({
    prefix: `nodes${nodes}-`,
    addresses: cluster.addresses,
    users: people,
    thinkMs: thinkSeconds * 1000,
    record: (attempt) => measuring && attempts.push(attempt),
  });
  const leaving = new AbortController();
  try {
    await registerAll(crowd, leaving.signal);
    const running = runAll(crowd, rampMs, leaving.signal);
    await sleep(rampMs + warmUpMs);
    const { answers: answersBefore } = await stored(cluster);
    measuring = true;
    const before = await processorTimes(cluster);
    const begin = performance.now();
    await sleep(seconds * 1000);
    const took = (performance.now() - begin) / 1000;
    const after = await processorTimes(cluster);
    const kept = await stored(cluster);
    measuring = false;
    leaving.abort();
    await running;
    for (const [what, times] of Object.entries(countFailures(attempts))) {
      console.log(`${nodes} node(s): ${times} times ${what}`);
    }
    const calls = attempts.filter(({ kind }) => kind !== 'wait');
    const times = calls.map(({ ms }) => ms / 1000);
    const share = (who: keyof typeof before) => (after[who] - before[who]) / took;
    const ours = share('node') + share('database') + share('people');
    return {
      nodes,
      calls: calls.length,
      failed: attempts.filter(({ failure }) => failure).length,
      throughput: calls.length / took,
      readsPerSecond: calls.filter(({ kind }) => kind === 'read').length / took,
      answersPerSecond: (kept.answers - answersBefore) / took,
      response: mean(times),
      p99: quantile(
        times.toSorted((one, two) => one - two),
        0.99,
      ),
      busy: { node: share('node'), database: share('database'), people: share('people') },
      strangers: Math.max(0, share('machine') - ours),
      ...kept,
    };
  } finally {
    for (const user of crowd) user.close();
    await cluster.stop();
  }
}

async function stored({ postgres }: Cluster) {
  const client = new pg.Client({ connectionString: postgres.url() });
  await client.connect();
  try {
    const { rows } = await client.query<{ answers: number; bytes: number }>(
      `select (select count(*)::int from answers) as answers,
         (select sum(pg_total_relation_size(oid))::float from pg_class
          where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)) as bytes`,
    );
    const { answers = 0, bytes = 0 } = rows[0] ?? {};
    return { answers, bytesPerAnswer: bytes / Math.max(1, answers) };
  } finally {
    await client.end();
  }
}

/** Processor seconds of all nodes, of PostgreSQL with its children, and of this process. */
async function processorTimes({ nodes, postgres }: Cluster) {
  const sum = async (pids: readonly number[]) => {
    const each = await Promise.all(pids.map(processorSeconds));
    return each.reduce((total, one) => total + one, 0);
  };
  return {
    node: await sum(nodes.map((node) => node.pid())),
    database: await sum(await treeOf(postgres.pid())),
    people: await sum([process.pid]),
    machine: await machineSeconds(),
  };
}

/** Processor seconds of the whole machine, without what it idled or waited for disks. */
async function machineSeconds(): Promise<number> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n');
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softIrq) / ticksPerSecond;
}

async function processorSeconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksPerSecond;
}

function report(all: readonly Run[]): void {
  const [first] = all;
  if (!first) return;
  const { busy, throughput, response } = first;
  // People also wait for analyses to arrive: what is not spent on calls is their think time (Little's law).
  const thinks = Math.max(0, people / throughput - response);
  const demand = {
    node: busy.node / throughput,
    database: busy.database / throughput,
    people: busy.people / throughput,
  };
  const ms = (value: number) => `${(value * 1000).toFixed(1)} ms`;
  console.log(
    `one call costs ${ms(demand.node)} of a node, ${ms(demand.database)} of PostgreSQL, ${ms(demand.people)} of the people; between two calls a person takes ${thinks.toFixed(2)} s\n`,
  );
  const aims: Aim[] = [];
  const notJudged: string[] = [];
  for (const run of all) {
    const model = predict(demand, {
      people,
      thinkSeconds: thinks,
      cores: cores - run.strangers,
      nodes: run.nodes,
    });
    const cpu = (['node', 'database', 'people'] as const)
      .map((who) => `${who} ${run.busy[who].toFixed(2)}`)
      .join(', ');
    console.log(
      `${run.nodes} node(s): ${run.throughput.toFixed(0)} calls a second (model ${model.throughput.toFixed(0)}), of them ${run.readsPerSecond.toFixed(0)} reads, ${run.answersPerSecond.toFixed(1)} answers stored and analysed; mean ${ms(run.response)} (model ${ms(model.response)}), p99 ${ms(run.p99)}; cores used: ${cpu}, others ${run.strangers.toFixed(2)}; ${run.answers} answers, ${(run.bytesPerAnswer / 1024).toFixed(1)} KB each`,
    );
    // The demands come from the first run, so that only the others test the model.
    if (run !== first) {
      const off = Math.abs(model.throughput / run.throughput - 1);
      const aim = `${run.nodes} node(s): the model is within ${tolerance * 100} %`;
      const seen = `${(off * 100).toFixed(0)} % off in throughput`;
      if (run.strangers <= strangersAllowed) aims.push({ aim, met: off <= tolerance, seen });
      else
        notJudged.push(`skip  ${aim}: ${seen}, but others used ${run.strangers.toFixed(2)} cores`);
    }
    aims.push({
      aim: `${run.nodes} node(s): no failed call`,
      met: run.calls > 0 && run.failed === 0,
      seen: `${run.failed} of ${run.calls}`,
    });
  }
  process.exitCode = printAims(aims) ? 0 : 1;
  for (const line of notJudged) console.log(line);
}
