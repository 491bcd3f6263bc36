import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SourceFile = { readonly path: string; readonly lines: number };

const generated = new Set(['node_modules', 'dist', 'android', 'ios', 'coverage']);

/** Every TypeScript file of apps, packages and tests, with its length. */
export function readFiles(root: string): SourceFile[] {
  return globSync('{apps,packages,tests,scripts}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (name) => generated.has(name.split('/').at(-1) ?? ''),
  }).map((path) => ({
    path,
    lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1,
  }));
}

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** The source files of the product: no tests, and nothing outside apps and packages. */
export const productFiles = (files: readonly SourceFile[]): SourceFile[] =>
  files.filter(({ path }) => /^(apps|packages)\//.test(path) && !isTest(path));

export function medianLines(files: readonly SourceFile[]): number {
  const lines = files.map((file) => file.lines).toSorted((a, b) => a - b);
  return lines[Math.floor(lines.length / 2)] ?? 0;
}

/** The paths of a numbered list below a heading of a document. */
export function listedPaths(markdown: string, heading: string): string[] {
  const after = markdown.split(new RegExp(`^#+ ${heading}$`, 'm'))[1] ?? '';
  const section = after.split(/^#+ /m)[0] ?? '';
  return [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path]) => path ?? '');
}
