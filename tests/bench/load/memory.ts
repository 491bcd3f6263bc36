import { readFile } from 'node:fs/promises';
import { fitLine } from '../statistics.ts';

const sampleMs = 10_000;
const megabyte = 1024 * 1024;
/** Growth counts when it is above this share of the level and above twice the standard error of its slope. */
const tolerated = 0.05;
const certainty = 2;

/** In bytes. `pss` splits shared memory between the processes that share it. */
export type Weight = {
  rss: number;
  pss: number;
  /** The private part of `pss`: heaps and the like, without files and shared buffers. */
  own: number;
};

/** The memory of a process from `/proc`; null when the system has no `/proc` or the process has ended. */
export async function weightOf(pid: number): Promise<Weight | null> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => null);
  if (text === null) return null;
  const bytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) * 1024;
  return { rss: bytes('Rss'), pss: bytes('Pss'), own: bytes('Pss_Anon') };
}

/** The memory of a process with its children: PostgreSQL has one for each connection. */
export async function weightOfTree(pid: number): Promise<Weight | null> {
  const found = await Promise.all((await treeOf(pid)).map(weightOf));
  const all = found.filter((weight) => weight !== null);
  if (all.length === 0) return null;
  const total = (name: keyof Weight) => all.reduce((sum, weight) => sum + weight[name], 0);
  return { rss: total('rss'), pss: total('pss'), own: total('own') };
}

export async function treeOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return [pid, ...text.split(' ').filter(Boolean).map(Number)];
}

type Sample = { seconds: number; weight: Weight };

/** A watched process, and the figure that decides whether it grows. */
type Watched = {
  name: string;
  weigh: () => Promise<Weight | null>;
  judgedBy: 'pss' | 'own';
};

type Growth = {
  name: string;
  first: number;
  middle: number;
  last: number;
  lastRss: number;
  /** Growth in the second half: bytes a minute, and whether it is within the tolerance. */
  perMinute: number;
  flat: boolean;
};

/** Takes a sample every ten seconds until `end` is called. */
export function watchMemory(watched: readonly Watched[]) {
  const samples = watched.map((): Sample[] => []);
  const begin = performance.now();
  const look = async () => {
    for (const [index, { weigh }] of watched.entries()) {
      const weight = await weigh();
      const seconds = (performance.now() - begin) / 1000;
      if (weight) samples[index]?.push({ seconds, weight });
    }
  };
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, sampleMs).unref();
  return {
    end: async (): Promise<Growth[]> => {
      clearInterval(timer);
      await looking.then(look);
      return watched.flatMap((each, index) => growthOf(each, samples[index] ?? []));
    },
  };
}

function growthOf({ name, judgedBy }: Watched, samples: Sample[]): Growth[] {
  const half = samples.slice(Math.floor(samples.length / 2));
  const [first, middle, last] = [samples[0], half[0], samples.at(-1)];
  if (!first || !middle || !last) return [];
  const line = fitLine(half.map(({ seconds, weight }) => [seconds, weight[judgedBy]]));
  const grown = line.slope * (last.seconds - middle.seconds);
  const certain = line.slope > certainty * line.slopeError;
  return [
    {
      name,
      first: first.weight[judgedBy],
      middle: middle.weight[judgedBy],
      last: last.weight[judgedBy],
      lastRss: last.weight.rss,
      perMinute: line.slope * 60,
      flat: !(certain && grown > tolerated * middle.weight[judgedBy]),
    },
  ];
}

export const megabytes = (bytes: number) => `${(bytes / megabyte).toFixed(0)} MB`;

export function printGrowth(growths: readonly Growth[]): void {
  const cells = (values: string[]) => values.map((value) => value.padStart(10)).join('');
  const heads = ['start', 'middle', 'end', 'RSS end', 'a minute'];
  console.log(`${'memory (PSS); growth of the second half'.padEnd(42)}${cells(heads)}`);
  for (const { name, first, middle, last, lastRss, perMinute } of growths) {
    const rate = `${(perMinute / megabyte).toFixed(2)} MB`;
    const figures = [first, middle, last, lastRss].map(megabytes);
    console.log(`${name.padEnd(42)}${cells([...figures, rate])}`);
  }
}
