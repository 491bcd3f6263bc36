// Fails when a file imports from a folder that it must not import from: see checks/import-rules.ts.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { problemOf } from './checks/import-rules.ts';
import { root } from './lib/root.mjs';

const files = globSync('{packages,apps,tests,scripts}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (name) =>
    ['node_modules', 'dist', 'android', 'ios'].includes(name.split('/').at(-1) ?? ''),
});

const problems = files.flatMap((file) =>
  specifiersOf(file)
    .map((specifier) => problemOf(file, specifier))
    .filter((problem) => problem !== null)
    .map((problem) => `${file}: ${problem}`),
);

problems.forEach((problem) => console.error(problem));
console.log(`${files.length} files, ${problems.length} imports in the wrong direction`);
process.exitCode = problems.length > 0 || files.length === 0 ? 1 : 0;

function specifiersOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, source);
  const fixed = [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) =>
      found.entries.map((entry) => entry.moduleRequest?.value),
    ),
  ];
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    source.slice(start, end).replaceAll(/^['"`]|['"`]$/g, ''),
  );
  return [...fixed, ...dynamic].filter((specifier) => specifier !== undefined);
}
