import { join } from 'node:path';
import { keysOf } from '@daedap/contract/keys-of';

/** Where a browser begins to load: the app, each page of it, and what comes behind them. */
const roots = {
  app: 'main.tsx',
  landing: 'features/landing/landing-page.tsx',
  notices: 'app/late-notices-parts.ts',
  login: 'features/auth/login-page.tsx',
  register: 'features/auth/register-page.tsx',
  session: 'lib/session/check-session.ts',
  query: 'app/query-layout.tsx',
  outbox: 'domain/answer/answers.ts',
  dashboard: 'features/dashboard/dashboard-page.tsx',
  setup: 'features/setup/setup-page.tsx',
  live: 'features/interview/live-page.tsx',
  results: 'features/history/results/results-page.tsx',
  records: 'features/history/list/records-page.tsx',
  details: 'features/history/details/session-details-page.tsx',
  account: 'features/account/account-page.tsx',
  admin: 'features/admin/admin-page.tsx',
} as const;

export type Root = keyof typeof roots;

/**
 * The file for a module that these roots need. By itself the bundler makes one for every combination of them: sixty
 * requests for a page, most of a few hundred bytes. Here a page loads a dozen, and little that is not its own.
 */
export function chunkOf(neededBy: ReadonlySet<Root>): string | null {
  const has = (...names: Root[]) => names.some((name) => neededBy.has(name));
  const only = (...names: Root[]) => [...neededBy].every((name) => names.includes(name));
  if (neededBy.size < 2) return null;
  if (has('app')) return 'shell';
  if (has('landing', 'notices')) return 'shared';
  if (only('login', 'register', 'account')) return 'forms';
  if (has('session', 'login')) return 'session';
  if (has('query')) return 'query';
  if (has('dashboard', 'records', 'admin')) return 'pages';
  if (has('outbox')) return has('setup') ? 'pages' : 'answers';
  if (only('live', 'account')) return 'backup';
  if (only('setup', 'live')) return 'preparation';
  return has('setup') ? 'machines' : 'feedback';
}

type Graph = {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
};

/** Names the chunk of each module of one build, given the folder of the sources. */
export function createChunkNames(src: string): (id: string, graph: Graph) => string | null {
  let needed: Map<string, Set<Root>> | undefined;
  return (id, graph) => {
    needed ??= rootsOf(graph, src);
    return /\.css(\?|$)/.test(id) ? null : chunkOf(needed.get(id) ?? new Set());
  };
}

function rootsOf(graph: Graph, src: string): Map<string, Set<Root>> {
  const found = new Map<string, Set<Root>>();
  const visit = (id: string, root: Root) => {
    const names = found.get(id) ?? new Set();
    if (names.has(root)) return;
    found.set(id, names.add(root));
    graph.getModuleInfo(id)?.importedIds.forEach((imported) => visit(imported, root));
  };
  for (const root of keysOf(roots)) {
    const id = join(src, roots[root]);
    // A page that has moved would fall apart into small files without anyone noticing.
    if (!graph.getModuleInfo(id)) throw new Error(`${roots[root]} is not part of the web app`);
    visit(id, root);
  }
  return found;
}
