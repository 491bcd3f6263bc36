import { cpus, totalmem } from 'node:os';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';

export type ModelSetting = 'auto' | 'base' | 'small';

/** Small keeps up when it takes at most this share of the spoken time: captions and pages need the rest. */
const maxPace = 0.6;
/** Both models in memory, PostgreSQL and the server need this much. */
const minMemory = 3.5 * 1024 ** 3;
/** The start of the server and its first pages come first. */
const settleMs = 5_000;

const verdict = z.object({ machine: z.string(), pace: z.number().positive() });

/** Keeps what was measured on this machine. */
export type Verdicts = {
  read: () => Promise<number | null>;
  write: (pace: number) => Promise<void>;
};

/** In a file of the data folder, with the machine it was measured on: the folder may move to another one. */
export function verdictsIn(dataDir: string): Verdicts {
  const path = join(dataDir, 'speech-pace.json');
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`;
  return {
    read: async () => {
      const kept = verdict.safeParse(await readJson(path));
      return kept.success && kept.data.machine === machine ? kept.data.pace : null;
    },
    write: (pace) => writeFile(path, `${JSON.stringify({ machine, pace })}\n`),
  };
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    // A missing or damaged file counts as none: the machine is measured again.
    return null;
  }
}

type ChoiceDeps = {
  verdicts?: Verdicts | undefined;
  log?: Pick<Logger, 'info' | 'warn'> | undefined;
  /** The memory of the machine, or of the container. */
  memory?: number;
  settle?: (measure: () => void) => () => void;
};

export type ModelChoice = {
  /** Whether small keeps up with a speaker. */
  isSmall: () => boolean;
  /** Whether small can be loaded at all: there is memory for it, and the settings do not forbid it. */
  readonly fits: boolean;
  /** The seconds that small takes for a second of speech; null when it was not measured. */
  decided: Promise<number | null>;
  stop: () => void;
};

/**
 * Whether small writes the text. `auto` measures it in the background, a while after the start; until then base writes.
 * A machine that was quick enough once is not measured again; one that was too slow is, since it may have been busy.
 */
export function chooseModel(
  setting: ModelSetting,
  measure: () => Promise<number>,
  deps: ChoiceDeps,
): ModelChoice {
  const { verdicts, log, memory, settle = afterTheStart } = deps;
  let isSmall = setting === 'small';
  const { promise: decided, resolve } = Promise.withResolvers<number | null>();
  let stop: () => void = () => resolve(null);
  const measureNow = async () => {
    try {
      const pace = await measure();
      isSmall = pace <= maxPace;
      log?.info({ pace, model: isSmall ? 'small' : 'base' }, 'measured Whisper small');
      await verdicts?.write(pace);
      resolve(pace);
    } catch (error) {
      log?.warn({ err: error }, 'Whisper small could not be measured; base writes the text');
      resolve(null);
    }
  };
  const decide = async () => {
    const kept = (await verdicts?.read()) ?? null;
    if (kept !== null && kept <= maxPace) {
      isSmall = true;
      return resolve(kept);
    }
    const cancel = settle(() => void measureNow());
    stop = () => {
      cancel();
      resolve(null);
    };
  };
  const fits = mayLoadSmall(setting, memory);
  if (setting === 'auto' && fits) void decide();
  else resolve(null);
  return { isSmall: () => isSmall, fits, decided, stop: () => stop() };
}

/** The same from what was measured before. For whoever only looks: it measures nothing and writes nothing. */
export async function modelMeasuredBefore(
  setting: ModelSetting,
  verdicts: Verdicts,
  memory?: number,
): Promise<'base' | 'small'> {
  if (setting !== 'auto') return setting;
  const pace = await verdicts.read();
  return pace !== null && pace <= maxPace && mayLoadSmall(setting, memory) ? 'small' : 'base';
}

const mayLoadSmall = (setting: ModelSetting, memory = memoryOfMachine()) =>
  setting === 'small' || (setting === 'auto' && memory >= minMemory);

const memoryOfMachine = () => Math.min(totalmem(), process.constrainedMemory() || Infinity);

function afterTheStart(measure: () => void): () => void {
  const timer = setTimeout(measure, settleMs);
  timer.unref();
  return () => clearTimeout(timer);
}
