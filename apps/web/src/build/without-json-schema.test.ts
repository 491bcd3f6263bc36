import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { emptied } from './without-json-schema.ts';

const core = join(dirname(createRequire(import.meta.url).resolve('zod/v4')), 'core');

test.each(['to-json-schema.js', 'json-schema-processors.js'])(
  'an emptied %s has the same exports, which do nothing',
  async (name) => {
    const source = readFileSync(join(core, name), 'utf8');
    const real = (await import(/* @vite-ignore */ join(core, name))) as Record<string, unknown>;
    const address = `data:text/javascript,${encodeURIComponent(emptied(source))}`;
    const empty = (await import(/* @vite-ignore */ address)) as Record<string, () => unknown>;
    expect(Object.keys(empty).toSorted()).toEqual(Object.keys(real).toSorted());
    expect(Object.values(empty).map((nothing) => nothing())).toEqual(
      Object.keys(real).map(() => undefined),
    );
  },
);
