import { join } from 'node:path';
import { keysOf } from '@daedap/contract/keys-of';
import { type PageName, pageNames, pageRow } from '@daedap/contract/pages';

/** The entry points besides the pages: the app itself and what loads after the page. */
const otherRoots = {
  app: 'main.tsx',
  notices: 'app/late-notices-parts.ts',
  session: 'lib/session/check-session.ts',
  query: 'app/query-layout.tsx',
  outbox: 'domain/answer/answer-services.ts',
  review: 'features/interview/screens/feedback-parts.ts',
  recovery: 'domain/recording/recovery-notice.tsx',
} as const;

/** The name of each screen: that of the first page in the table that shows it. */
const screens = new Map(
  pageNames.toReversed().map((name) => [pageRow(name).screen, name] as const),
);

const roots = [
  ...keysOf(otherRoots).map((name) => ({ name, file: otherRoots[name] })),
  ...[...screens].map(([file, name]) => ({ name, file })),
];

export type Root = keyof typeof otherRoots | PageName;

/** Pages with much code of their own. A module that another page needs too is small and shared. */
const large: readonly Root[] = [
  'setup',
  'interview',
  'review',
  'results',
  'sessionDetails',
  'account',
];

/** Where links of mails lead, and what asks for one. */
const links: readonly Root[] = ['forgotPassword', 'resetPassword', 'confirmEmail'];
const policies: readonly Root[] = ['privacy', 'terms'];

/**
 * The chunk of a module that these roots need. By default the bundler makes one chunk for each combination of roots:
 * sixty requests for a page, most of a few hundred bytes. With these names a page loads a dozen, with little code that
 * it does not need.
 */
export function chunkOf(neededBy: ReadonlySet<Root>): string | null {
  const has = (...names: Root[]) => names.some((name) => neededBy.has(name));
  const only = (...names: Root[]) => [...neededBy].every((name) => names.includes(name));
  if (neededBy.size < 2) return null;
  if (has('app')) return 'shell';
  if (has('landing', 'notices')) return 'shared';
  if (only(...links)) return 'links';
  if (only('login', 'register', ...links, 'account')) return 'forms';
  if (only('login', 'register', ...links, ...policies, 'account')) return 'site';
  if (has('session', 'login')) return 'session';
  if (has('query')) return 'query';
  if (!only('outbox', ...large)) return 'pages';
  if (has('outbox')) return has('setup') ? 'pages' : 'answers';
  if (only('interview', 'review')) return 'live';
  if (only('setup', 'interview', 'review')) return 'preparation';
  if (has('setup')) return 'machines';
  if (has('interview')) return 'answers';
  if (only('review', 'account')) return 'backup';
  return has('account') ? 'machines' : 'feedback';
}

type Graph = {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
};

/** Names the chunk of each module of one build. `src` is the folder of the sources. */
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
  for (const { name, file } of roots) {
    const id = join(src, file);
    // Otherwise a page that has moved would be split into many small chunks, and nobody would notice.
    if (!graph.getModuleInfo(id)) throw new Error(`${file} is not part of the web app`);
    visit(id, name);
  }
  return found;
}
