import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageName, pageNames, pageRow } from '@daedap/contract/pages';
import type { Plugin } from 'vite';

/** What a visit to a page loads besides the app itself, before the page is shown. */
export function modulesOf(name: PageName): string[] {
  const { access, screen } = pageRow(name);
  const needsSession = access === 'signedIn' || access === 'admin';
  return needsSession ? ['lib/session/check-session.ts', 'app/query-layout.tsx', screen] : [screen];
}

/** A script of the build: its entry module and the scripts that it imports. */
export type Script = {
  readonly fileName: string;
  readonly facade: string | null;
  readonly imports: readonly string[];
};

/** The scripts of every page by its address, in the order in which they are found. */
export function filesOfPages(scripts: readonly Script[], src: string): Record<string, string[]> {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  const scriptOf = (facade: string) => {
    const found = scripts.find((script) => script.facade === facade);
    if (!found) throw new Error(`${facade} has no script of its own`);
    return found.fileName;
  };
  const entry = scriptOf(join(src, '../index.html'));
  const filesOf = (paths: readonly string[]) => {
    const files = new Set<string>();
    const visit = (name: string) => {
      if (files.has(name)) return;
      files.add(name);
      byName.get(name)?.imports.forEach(visit);
    };
    [entry, ...paths.map((path) => scriptOf(join(src, path)))].forEach(visit);
    return [...files];
  };
  return Object.fromEntries(
    pageNames.map((name) => [pageRow(name).path, filesOf(modulesOf(name))]),
  );
}

/**
 * Writes that list next to the build. The server preloads the scripts of a page, so that the browser loads them all at
 * once. The check of page sizes reads the list, too.
 */
export function pageFiles(src: string): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const scripts = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? [{ fileName: file.fileName, facade: file.facadeModuleId, imports: file.imports }]
          : [],
      );
      const list = JSON.stringify(filesOfPages(scripts, src), null, 2);
      writeFileSync(join(dir, '.vite/pages.json'), `${list}\n`);
    },
  };
}
