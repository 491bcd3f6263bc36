import { basename, join } from 'node:path';
import { pageNames, pageRow } from '@daedap/contract/pages';
import { isEnglish } from './late-english.ts';
import { type Load, mergeGroups } from './merge-groups.ts';
import { modulesOf } from './page-files.ts';

type Module = {
  readonly importedIds: readonly string[];
  /** What it loads by `import()`. */
  readonly dynamicallyImportedIds?: readonly string[];
  /** The modules that load it by `import()`. */
  readonly dynamicImporters?: readonly string[];
  readonly code?: string | null;
};

export type Graph = { readonly getModuleInfo: (id: string) => Module | null };

/** Whoever comes to the landing page has nothing of the app yet. People wait for a page; parts come after it. */
const weights = { landing: 10, page: 1, part: 0.03 };

/** `vite.config.ts` gives these a chunk of their own. */
const vendor = /node_modules\/(react|react-dom|scheduler)\//;
const style = /\.css(\?|$)/;

/**
 * Names the chunk of each module of one build. By default the bundler makes one chunk for each combination of pages:
 * sixty requests for a page, most of a few hundred bytes. Here modules that are needed together share a chunk, and small
 * chunks are merged where that costs the pages little (`merge-groups.ts`). `src` is the folder of the sources.
 */
export function createChunkNames(src: string): (id: string, graph: Graph) => string | null {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, graph) => {
    const chunks = (names ??= nameChunks(remembered(graph), src));
    if (!isEnglish(id)) return chunks.get(id) ?? null;
    // English texts of modules in one chunk are in one chunk, too.
    const [user = ''] = graph.getModuleInfo(id)?.dynamicImporters ?? [];
    const name = chunks.get(user);
    return name === undefined ? null : `${name}-en`;
  };
}

/** Asking the bundler takes its time, and every load asks for most modules again. */
function remembered(graph: Graph): Graph {
  const known = new Map<string, Module | null>();
  return {
    getModuleInfo: (id) => {
      const before = known.get(id);
      if (before !== undefined) return before;
      const info = graph.getModuleInfo(id);
      const module = info && {
        importedIds: info.importedIds,
        dynamicallyImportedIds: info.dynamicallyImportedIds ?? [],
        code: info.code ?? null,
      };
      known.set(id, module);
      return module;
    },
  };
}

function nameChunks(graph: Graph, src: string): Map<string, string> {
  const { needs, roots } = loadsOf(graph, src);
  /** The modules of each combination of loads. */
  const groups = new Map<string, { loads: Set<Load>; modules: string[]; size: number }>();
  for (const id of new Set(needs.flatMap(({ modules }) => [...modules]))) {
    // A root is a chunk of its own, which the page asks for.
    if (roots.has(id) || style.test(id) || vendor.test(id)) continue;
    const loads = needs.filter(({ modules }) => modules.has(id)).map(({ load }) => load);
    // The bundler keeps a module of one load in the chunk of that load.
    if (loads.length < 2) continue;
    const key = loads.map(({ name }) => name).join();
    const group = groups.get(key) ?? { loads: new Set(loads), modules: [], size: 0 };
    group.modules.push(id);
    group.size += graph.getModuleInfo(id)?.code?.length ?? 0;
    groups.set(key, group);
  }
  const merged = mergeGroups(
    [...groups.values()],
    (id) => graph.getModuleInfo(id)?.importedIds ?? [],
  );
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { loads, modules } of merged) {
    const name = freeName(loads, taken);
    taken.add(name);
    for (const id of modules) names.set(id, name);
  }
  return names;
}

/** Readable in the network panel: the first of those who load it. */
function freeName(loads: ReadonlySet<Load>, taken: ReadonlySet<string>): string {
  const users = [...loads].map((load) => load.name);
  const name = `${users.slice(0, 2).join('-')}${users.length > 2 ? '-etc' : ''}`;
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}-${count}`;
  return free;
}

/** The first page of each screen. */
const screens = pageNames.filter(
  (name, index) =>
    pageNames.findIndex((other) => pageRow(other).screen === pageRow(name).screen) === index,
);

type Need = { readonly load: Load; readonly modules: ReadonlySet<string> };

/** What is loaded at once: one load for each screen, and one for each part that is loaded later. */
function loadsOf(graph: Graph, src: string): { needs: Need[]; roots: Set<string> } {
  const screenIds = new Set(screens.map((name) => join(src, pageRow(name).screen)));
  const pages = screens.map((name) => {
    const roots = ['main.tsx', ...modulesOf(name)].map((file) => join(src, file));
    const modules = closureOf(graph, roots);
    const weight = name === 'landing' ? weights.landing : weights.page;
    const load: Load = { name, weight, hosts: [] };
    return { load, roots, modules, parts: partsOf(graph, modules, screenIds) };
  });
  const parts = [...new Set(pages.flatMap((page) => [...page.parts]))].map((part): Need => {
    const hosts = pages.filter((page) => page.parts.has(part)).map(({ load }) => load);
    const name = basename(part).replace(/\..*$/, '');
    return { load: { name, weight: weights.part, hosts }, modules: closureOf(graph, [part]) };
  });
  return { needs: [...pages, ...parts], roots: new Set(pages.flatMap(({ roots }) => roots)) };
}

/** These modules and all that they import. */
function closureOf(graph: Graph, roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  for (const root of roots) {
    // Otherwise a page that has moved would be split into many small chunks, and nobody would notice.
    if (!graph.getModuleInfo(root)) throw new Error(`${root} is not part of the web app`);
    visit(root);
  }
  return found;
}

/** The parts that these modules load later, and the parts of those. Pages are no parts of each other. */
function partsOf(
  graph: Graph,
  modules: ReadonlySet<string>,
  screenIds: ReadonlySet<string>,
): Set<string> {
  const parts = new Set<string>();
  const visit = (id: string) => {
    for (const part of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      const isOwn = !screenIds.has(part) && !isEnglish(part) && !style.test(part);
      if (!isOwn || modules.has(part) || parts.has(part)) continue;
      parts.add(part);
      closureOf(graph, [part]).forEach(visit);
    }
  };
  modules.forEach(visit);
  return parts;
}
