import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@daedap/contract/pages';
import type { Plugin } from 'vite';

const signedIn = (page: string) => ['lib/session/check-session.ts', 'app/query-layout.tsx', page];
const live = signedIn('features/interview/live-page.tsx');
const results = signedIn('features/history/results/results-page.tsx');

/** What a visit to a page loads beside the app itself, before the page is there. */
const modules: Record<(typeof pages)[keyof typeof pages], readonly string[]> = {
  [pages.landing]: ['features/landing/landing-page.tsx'],
  [pages.login]: ['features/auth/login-page.tsx'],
  [pages.register]: ['features/auth/register-page.tsx'],
  [pages.dashboard]: signedIn('features/dashboard/dashboard-page.tsx'),
  [pages.account]: signedIn('features/account/account-page.tsx'),
  [pages.admin]: signedIn('features/admin/admin-page.tsx'),
  [pages.setup]: signedIn('features/setup/setup-page.tsx'),
  [pages.interview]: live,
  [pages.live]: live,
  [pages.results]: results,
  [pages.records]: signedIn('features/history/list/records-page.tsx'),
  [pages.recordResults]: results,
  [pages.analysisResults]: results,
  [pages.sessionResults]: results,
  [pages.sessionDetails]: signedIn('features/history/details/session-details-page.tsx'),
};

/** A script of the build: the module it stands for, and the scripts that come with it. */
export type Script = {
  readonly fileName: string;
  readonly facade: string | null;
  readonly imports: readonly string[];
};

/** The scripts of every page by its address, in the order in which they are met. */
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
  return Object.fromEntries(Object.entries(modules).map(([page, paths]) => [page, filesOf(paths)]));
}

/**
 * Leaves a list of them beside the build: the server names a page's scripts with the page, so that the browser loads
 * them all at once, and the check of their size reads it too.
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
