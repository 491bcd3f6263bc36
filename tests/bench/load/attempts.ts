import type { Attempt } from '../../harness/crowd/client.ts';
import { quantile } from '../statistics.ts';

type Line = { kind: Attempt['kind']; times: number[]; failed: number };

/** All that was asked while it was measured: how long each took, and what went wrong. */
export function createAttempts() {
  const lines = new Map<string, Line>();
  const failures = new Map<string, number>();
  let measuring = false;

  /** What fails is counted also outside the measured time: there is no good moment for it. */
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
    /** Of all reads together, in milliseconds. */
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
