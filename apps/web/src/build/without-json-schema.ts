import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The modules of zod that turn a schema into a JSON schema. Every schema refers to them, so no bundler drops them. */
const unused = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/**
 * Leaves out what makes JSON schemas: the server does that, for its API page and for language models. It is a quarter of
 * zod. What remains has the same exports, which do nothing.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    enforce: 'pre',
    load: {
      filter: { id: unused },
      handler: (id) => emptied(readFileSync(id, 'utf8')),
    },
  };
}

/** A module with the exports of the given one, each a function that returns nothing. */
export function emptied(source: string): string {
  const declared = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const renamed = [...source.matchAll(/^export \{ \w+ as (\w+) \};/gm)].map(([, name]) => name);
  const empty = declared.map((name) => `export const ${name} = () => undefined;`);
  const again = renamed.map((name) => `export { ${declared[0]} as ${name} };`);
  return [...empty, ...again].join('\n');
}
