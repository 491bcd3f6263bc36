import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

export const text = (path: string) => readFileSync(join(root, path), 'utf8');

/** The names of all settings of the server. */
export const settings: ReadonlySet<string> = new Set(
  [...text('apps/server/src/lib/config.ts').matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map(
    ([, name]) => name ?? '',
  ),
);
