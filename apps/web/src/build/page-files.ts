import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageName, pageNames, pageRow } from '@daedap/contract/pages';
import type { Plugin, Rolldown } from 'vite';
import { findPrerendered } from '../app/prerendered/prerendered-pages.ts';

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

/** The script of pages that the build renders, which `build/prerender.ts` builds by itself. */
export const isStart = (fileName: string) => /^assets\/start-[\w-]+\.js$/.test(fileName);

/** Finds the scripts of pages among those of the build. */
export function findScripts(scripts: readonly Script[], src: string) {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  const scriptOf = (facade: string) => {
    const found = scripts.find((script) => script.facade === facade);
    if (!found) throw new Error(`${facade} has no script of its own`);
    return found.fileName;
  };
  const withImports = (facades: readonly string[]) => {
    const files = new Set<string>();
    const visit = (name: string) => {
      if (files.has(name)) return;
      files.add(name);
      byName.get(name)?.imports.forEach(visit);
    };
    facades.map(scriptOf).forEach(visit);
    return [...files];
  };
  const ofApp = (name: PageName) =>
    withImports([join(src, '../index.html'), ...modulesOf(name).map((path) => join(src, path))]);
  const start = scripts.map(({ fileName }) => fileName).filter(isStart);
  return {
    /** The script of pages that the build has rendered. */
    start,
    /** The scripts of the app and of a page, in the order in which they are found. */
    ofApp,
    /** What a first visit loads before the page can be used: without the parts that load once the browser is idle. */
    ofVisit: (name: PageName) => {
      const page = findPrerendered(name);
      if (page?.renderedFor !== 'visitors') return ofApp(name);
      return page.loadsApp === 'onTouch' ? start : [...new Set([...start, ...ofApp(name)])];
    },
  };
}

export const scriptsIn = (bundle: Rolldown.OutputBundle): Script[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'chunk'
      ? [{ fileName: file.fileName, facade: file.facadeModuleId, imports: file.imports }]
      : isStart(file.fileName)
        ? [{ fileName: file.fileName, facade: null, imports: [] }]
        : [],
  );

/**
 * Writes that list next to the build. The server preloads the scripts of a page, so that the browser loads them all at
 * once. The check of page sizes reads the list, too.
 */
export function pageFiles(src: string): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const { ofVisit } = findScripts(scriptsIn(bundle), src);
      const lists = pageNames.map((name) => [pageRow(name).path, ofVisit(name)]);
      const list = JSON.stringify(Object.fromEntries(lists), null, 2);
      writeFileSync(join(dir, '.vite/pages.json'), `${list}\n`);
    },
  };
}
