import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { chooseModel, modelMeasuredBefore, verdictsIn } from './choose-model.ts';

const memory = 8 * 1024 ** 3;
/** Measures as soon as it is allowed to. */
const atOnce = (measure: () => void) => {
  measure();
  return () => undefined;
};

function keptIn(kept: number | null) {
  const written: number[] = [];
  const verdicts = {
    read: () => Promise.resolve(kept),
    write: async (pace: number) => void written.push(pace),
  };
  return { verdicts, written };
}

test.each([
  [0.35, true],
  [0.6, true],
  [0.61, false],
])('auto: a pace of %d means small: %s', async (pace, expected) => {
  const { verdicts, written } = keptIn(null);
  const deps = { verdicts, memory, settle: atOnce };
  const choice = chooseModel('auto', () => Promise.resolve(pace), deps);
  expect(choice.isSmall()).toBe(false);
  expect(await choice.decided).toBe(pace);
  expect(choice.isSmall()).toBe(expected);
  expect(written).toEqual([pace]);
});

test('auto: a machine that was quick enough is not measured again', async () => {
  const measure = vi.fn<() => Promise<number>>(() => Promise.resolve(9));
  const choice = chooseModel('auto', measure, { ...keptIn(0.4), memory, settle: atOnce });
  expect(await choice.decided).toBe(0.4);
  expect(choice.isSmall()).toBe(true);
  expect(measure).not.toHaveBeenCalled();
});

test('auto: a machine that was too slow is measured again, since it may have been busy', async () => {
  const deps = { ...keptIn(1.4), memory, settle: atOnce };
  const choice = chooseModel('auto', () => Promise.resolve(0.4), deps);
  expect(await choice.decided).toBe(0.4);
  expect(choice.isSmall()).toBe(true);
});

test('auto: base on a machine with little memory, and where small cannot be measured', async () => {
  const measure = vi.fn<() => Promise<number>>(() => Promise.resolve(0.1));
  const little = chooseModel('auto', measure, { memory: 2 * 1024 ** 3, settle: atOnce });
  expect(await little.decided).toBeNull();
  expect(measure).not.toHaveBeenCalled();
  expect(little.isSmall()).toBe(false);
  const warn = vi.fn<(...line: unknown[]) => void>();
  const log = { info: () => undefined, warn };
  const broken = chooseModel('auto', () => Promise.reject(new Error('no memory')), {
    memory,
    settle: atOnce,
    log,
  });
  expect(await broken.decided).toBeNull();
  expect(broken.isSmall()).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
});

test('small and base are not measured', async () => {
  const measure = vi.fn<() => Promise<number>>(() => Promise.resolve(0.1));
  const [small, base] = (['small', 'base'] as const).map((setting) =>
    chooseModel(setting, measure, { memory, settle: atOnce }),
  );
  expect([small?.isSmall(), base?.isSmall()]).toEqual([true, false]);
  expect(measure).not.toHaveBeenCalled();
});

test('stop ends the wait for the measurement', async () => {
  const cancel = vi.fn<() => void>();
  const choice = chooseModel('auto', () => Promise.resolve(0.1), { memory, settle: () => cancel });
  await vi.waitFor(() => {
    choice.stop();
    expect(cancel).toHaveBeenCalled();
  });
  expect(await choice.decided).toBeNull();
});

test('the data folder keeps the pace for this machine alone, and survives a damaged file', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'daedap-pace-'));
  const verdicts = verdictsIn(dataDir);
  expect(await verdicts.read()).toBeNull();
  await verdicts.write(0.42);
  expect(await verdictsIn(dataDir).read()).toBe(0.42);
  const path = join(dataDir, 'speech-pace.json');
  const kept = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...kept, machine: 'another' }));
  expect(await verdicts.read()).toBeNull();
  await writeFile(path, '{"pace":');
  expect(await verdicts.read()).toBeNull();
  await rm(dataDir, { recursive: true });
});

test.each([
  ['auto', 0.4, 'small'],
  ['auto', 0.61, 'base'],
  ['auto', null, 'base'],
  ['base', 0.4, 'base'],
  ['small', null, 'small'],
] as const)('whoever only looks: %s with a pace of %s is %s', async (setting, kept, expected) => {
  const { verdicts, written } = keptIn(kept);
  expect(await modelMeasuredBefore(setting, verdicts, memory)).toBe(expected);
  expect(written).toEqual([]);
});

test('whoever only looks: base when small does not fit into memory any more', async () => {
  const { verdicts } = keptIn(0.4);
  expect(await modelMeasuredBefore('auto', verdicts, 2 * 1024 ** 3)).toBe('base');
});
