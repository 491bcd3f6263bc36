import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt } from '../../harness/crowd/client.ts';
import { createCrowd, registerAll, runAll } from '../../harness/crowd/crowd.ts';
import type { User } from '../../harness/crowd/user.ts';
import { quantile } from '../statistics.ts';
import type { Cluster } from './cluster.ts';
import { watchMachine } from './machine.ts';
import type { LoadOptions } from './options.ts';
import type { Aim } from './report.ts';

const readsP99Ms = 300;

/** Users arrive, are measured for the given minutes, and leave when they have finished their current step. */
export async function measureLoad(
  cluster: Cluster,
  options: LoadOptions,
  signal: AbortSignal,
): Promise<{ crowd: User[]; aims: Aim[] }> {
  const attempts = createAttempts();
  let events = 0;
  const crowd = createCrowd({
    prefix: 'person',
    addresses: cluster.addresses,
    users: options.users,
    thinkMs: options.think * 1000,
    record: attempts.record,
    onEvent: () => (events += 1),
  });
  await registerAll(crowd, signal);
  const leaving = new AbortController();
  const running = runAll(crowd, options.ramp * 1000, AbortSignal.any([signal, leaving.signal]));
  const during = (ms: number) => Promise.race([running, sleep(ms, undefined, { signal })]);
  await during(options.ramp * 1000);

  const machine = await watchMachine(cluster, options.minutes);
  attempts.begin();
  const begin = performance.now();
  await during(options.minutes * 30_000);
  await machine.half();
  await during(options.minutes * 30_000);
  attempts.end();
  const seconds = (performance.now() - begin) / 1000;
  attempts.print();
  const rounds = crowd.reduce((sum, user) => sum + user.rounds(), 0);
  const requests = attempts.requests();
  console.log(
    `\n${requests} requests in ${seconds.toFixed(0)} s: ${(requests / seconds).toFixed(1)} a second; ${rounds} whole interviews, ${events} socket events, both including the ramp-up`,
  );
  const flatness = await machine.end();
  leaving.abort();
  await running;
  for (const user of crowd) user.close();

  for (const [what, count] of attempts.failures().slice(0, 20)) console.log(`${count} × ${what}`);
  const reads = attempts.readTimes().toSorted((one, two) => one - two);
  const p99 = quantile(reads, 0.99);
  return {
    crowd,
    aims: [
      {
        aim: 'no error',
        met: requests > 0 && attempts.failed() === 0,
        seen: `${attempts.failed()} errors`,
      },
      {
        aim: `p99 of reads under ${readsP99Ms} ms`,
        met: reads.length > 0 && p99 < readsP99Ms,
        seen: `${p99.toFixed(0)} ms, of ${reads.length} reads`,
      },
      ...flatness,
    ],
  };
}

type Line = { kind: Attempt['kind']; times: number[]; failed: number };

/** Collects the requests of the measured time: how long each took, and what failed. */
function createAttempts() {
  const lines = new Map<string, Line>();
  const failures = new Map<string, number>();
  let measuring = false;

  /** Failures count outside the measured time, too. */
  const record = ({ name, kind, ms, failure }: Attempt) => {
    if (failure) {
      const what = `${name}: ${failure.status} ${failure.code} ${failure.message.slice(0, 200)}`;
      failures.set(what, (failures.get(what) ?? 0) + 1);
    }
    if (!measuring) return;
    const line = lines.get(name) ?? { kind, times: [], failed: 0 };
    lines.set(name, line);
    line.times.push(ms);
    if (failure) line.failed += 1;
  };

  return {
    record,
    begin: () => void (measuring = true),
    end: () => void (measuring = false),
    requests: () => {
      const asked = [...lines.values()].filter(({ kind }) => kind !== 'wait');
      return sum(asked.map(({ times }) => times.length));
    },
    failed: () => sum([...failures.values()]),
    failures: () => [...failures].toSorted(([, one], [, two]) => two - one),
    /** The milliseconds of all reads. */
    readTimes: () =>
      [...lines.values()].filter(({ kind }) => kind === 'read').flatMap(({ times }) => times),
    print: () => {
      console.log(
        `${'call'.padEnd(52)}${['count', 'p50 ms', 'p95', 'p99', 'max', 'errors'].map((head) => head.padStart(8)).join('')}`,
      );
      for (const [name, { times, failed }] of [...lines].toSorted()) {
        const sorted = times.toSorted((one, two) => one - two);
        const figures = [0.5, 0.95, 0.99, 1].map((part) => quantile(sorted, part).toFixed(0));
        const cells = [times.length, ...figures, failed];
        console.log(name.padEnd(52) + cells.map((cell) => String(cell).padStart(8)).join(''));
      }
    },
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
