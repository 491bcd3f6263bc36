import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AnyCall } from '@daedap/contract/call';
import { calls } from '@daedap/contract/calls';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z as realZod } from 'zod';
import { z } from './zod.ts';

// The same cases in every run.
fc.configureGlobal({ seed: 1 });

const root = join(import.meta.dirname, '../../../../..');
const contract = join(root, 'packages/contract/src');

/** Node itself loads it, so these schemas are made with zod; those of the import above are made with ours. */
const real = createRequire(import.meta.url)(join(contract, 'calls.ts')) as {
  calls: readonly AnyCall[];
};

type Pair = { readonly name: string; readonly real: Schema; readonly ours: Schema };
type Schema = realZod.ZodType;

const places = ['params', 'query', 'body', 'response'] as const;
const pairs = calls.flatMap((call) => {
  const same = real.calls.find(({ method, path }) => method === call.method && path === call.path);
  return places.flatMap((place): Pair[] => {
    const [theirs, ours] = [same?.[place], call[place]];
    return theirs && ours
      ? [{ name: `${place} of ${call.method} ${call.path}`, real: theirs, ours }]
      : [];
  });
});

test('the two contracts are made with two libraries', () => {
  expect(pairs.length).toBeGreaterThan(100);
  expect(pairs.every((pair) => '_zod' in pair.real && !('_zod' in pair.ours))).toBe(true);
});

const texts = [
  ' a 7 007 1e3 true [1,"b"] {"a":1} ko-KR Asia/Seoul UTC password 가나다 👩‍💻👩‍💻'.split(' '),
  '2026-11-17 2026-02-30 2026-11 2026-11-17T00:00:00Z 2026-11-17T00:00:00+09:00'.split(' '),
  'kim@example.com KIM@example.com kim@ session-1-a'.split(' '),
  ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff', ' ', '\u0000', '\ud800', 'x'.repeat(300)],
].flat();
const junk = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, -1, 0, 1.5, 2 ** 60, Number.NaN, true, [], {}, [null]),
  fc.constantFrom(...texts),
  fc.jsonValue({ maxDepth: 1 }),
);

/** Values that a schema should accept, and with each part a few that it should not. */
function valuesFor(schema: Schema): fc.Arbitrary<unknown> {
  // What the definition has beside its type depends on the type; the functions below know it.
  const def = schema.def as unknown as Definition;
  const fitting = makers[def.type]?.(def) ?? junk;
  return fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: junk });
}

type Shape = Readonly<Record<string, Schema>>;

type Definition = {
  readonly type: string;
  readonly [field: string]: unknown;
  readonly entries: object;
  readonly values: unknown[];
  readonly options: Schema[];
  readonly shape: Shape;
  readonly element: Schema;
  readonly innerType: Schema;
  readonly in: Schema;
  readonly out: Schema;
  readonly keyType: Schema;
  readonly valueType: Schema;
};

const orMissing = ({ innerType }: Definition) =>
  fc.oneof(valuesFor(innerType), fc.constant(undefined));

const makers: Readonly<Record<string, (def: Definition) => fc.Arbitrary<unknown>>> = {
  string: () => fc.oneof(fc.constantFrom(...texts), fc.string({ maxLength: 60 })),
  number: () => fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer(), fc.double()),
  boolean: () => fc.boolean(),
  enum: ({ entries }) => fc.constantFrom(...Object.values(entries)),
  literal: ({ values }) => fc.constantFrom(...values),
  array: ({ element }) => fc.array(valuesFor(element), { maxLength: 12, size: 'medium' }),
  union: ({ options }) => fc.oneof(...options.map(valuesFor)),
  object: ({ shape }) => {
    const fields = Object.entries(shape).map(([key, field]) => [key, valuesFor(field)] as const);
    const whole = fc.record(Object.fromEntries(fields));
    const some = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    const withMore = fc.tuple(whole, junk).map(([one, more]) => Object.assign(one, { more }));
    return fc.oneof(whole, some, withMore);
  },
  record: ({ keyType, valueType }) => {
    const { entries } = keyType.def as unknown as Partial<Definition>;
    const keys = entries ? Object.values(entries) : ['a', '7'];
    return fc.record(Object.fromEntries(keys.map((key: string) => [key, valuesFor(valueType)])));
  },
  optional: orMissing,
  default: orMissing,
  catch: orMissing,
  nullable: ({ innerType }) => fc.oneof(valuesFor(innerType), fc.constant(null)),
  pipe: (def) => fc.oneof(valuesFor(def.in), valuesFor(def.out)),
};

/** What a form shows: the first message of each field. */
function firstMessages(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
  const messages = new Map<unknown, string>();
  for (const { path, message } of issues) {
    // zod's own sentences are never shown.
    if (!messages.has(path[0])) messages.set(path[0], /^\w+$/.test(message) ? message : '');
  }
  return messages;
}

test.each(pairs)('$name: reads what zod reads and refuses what it refuses', (pair) => {
  fc.assert(
    fc.property(valuesFor(pair.real), (value) => {
      const [theirs, ours] = [pair.real.safeParse(value), pair.ours.safeParse(value)];
      expect(ours.success).toBe(theirs.success);
      expect(ours.data).toStrictEqual(theirs.data);
      expect(firstMessages(ours.error?.issues ?? [])).toEqual(
        firstMessages(theirs.error?.issues ?? []),
      );
    }),
    { numRuns: process.env['TEST_FULL'] ? 300 : 60 },
  );
});

/** All sources that the browser may load. */
const sources = ['apps/web/src', ...['contract', 'coach', 'speech', 'materials'].map(inPackage)]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(root, folder, file),
    ),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/lib/zod/'));

function inPackage(name: string): string {
  return `packages/${name}/src`;
}

test('has every function of zod that the sources use', () => {
  const used = new Set(
    sources.flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      if (!source.includes("from 'zod'")) return [];
      return [...source.matchAll(/\bz\s*\.([a-z]\w+)/g)].flatMap(([, name]) => name ?? []);
    }),
  );
  // Types, and what only the server does.
  ['infer', 'input', 'output', 'toJSONSchema'].forEach((name) => used.delete(name));
  expect(used.size).toBeGreaterThan(15);
  expect([...used].filter((name) => !(name in z))).toEqual([]);
});
