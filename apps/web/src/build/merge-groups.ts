/** Modules that the same loads need. */
export type Group = {
  readonly modules: readonly string[];
  /** Characters of source. */
  readonly size: number;
  readonly loads: ReadonlySet<Load>;
};

/** Everything that one visit to a page loads, or what a part of the app loads when a page asks for it. */
export type Load = {
  readonly name: string;
  /** How much its bytes count. */
  readonly weight: number;
  /** The loads of the pages that may ask for this part; empty for a page. What they all have, it has already. */
  readonly hosts: readonly Load[];
};

/** What one more request costs, in characters of source that could be loaded instead: about one kilobyte gzipped. */
const requestSize = 8_000;

/** A group, with the groups that its modules import. Whoever loads it loads those, too. */
type Chunk = { modules: readonly string[]; size: number; loads: Set<Load>; imports: Set<Chunk> };

/**
 * Merges groups, so that a load needs few requests and little that it does not use: again and again the two whose merge
 * saves most. `importsOf` says what a module imports.
 */
export function mergeGroups(
  groups: readonly Group[],
  importsOf: (module: string) => readonly string[],
): Group[] {
  const chunks = new Set(connect(groups, importsOf));
  /** The best merge of each chunk. A later merge may make it worse, so it is looked at again before it is made. */
  const found = new Map<Chunk, Merge>();
  for (const chunk of chunks) found.set(chunk, bestMerge(chunk, chunks));
  for (;;) {
    const [chunk, { other, saved }] = [...found].reduce((a, b) =>
      b[1].saved > a[1].saved ? b : a,
    );
    if (!other) return [...chunks];
    if (!chunks.has(other) || savedBy(chunk, other) < saved || makesCycle(chunk, other)) {
      found.set(chunk, bestMerge(chunk, chunks));
      continue;
    }
    for (const old of [chunk, other]) [chunks, found].forEach((list) => list.delete(old));
    const merged = merge(chunk, other, chunks);
    chunks.add(merged);
    found.set(merged, bestMerge(merged, chunks));
  }
}

type Merge = { readonly other: Chunk | null; readonly saved: number };

function bestMerge(chunk: Chunk, chunks: ReadonlySet<Chunk>): Merge {
  let best: Merge = { other: null, saved: 0 };
  for (const other of chunks) {
    if (other === chunk) continue;
    const saved = savedBy(chunk, other);
    if (saved > best.saved && !makesCycle(chunk, other)) best = { other, saved };
  }
  return best;
}

function connect(
  groups: readonly Group[],
  importsOf: (module: string) => readonly string[],
): Chunk[] {
  const chunks = groups.map(({ modules, size, loads }): Chunk => ({
    modules,
    size,
    loads: new Set(loads),
    imports: new Set(),
  }));
  const home = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)));
  for (const chunk of chunks) {
    for (const imported of chunk.modules.flatMap(importsOf)) {
      const other = home.get(imported);
      if (other && other !== chunk) chunk.imports.add(other);
    }
  }
  return chunks;
}

/** All chunks that come with this one. */
function withImports(chunk: Chunk, found = new Set<Chunk>()): Set<Chunk> {
  for (const imported of chunk.imports) {
    if (found.has(imported)) continue;
    found.add(imported);
    withImports(imported, found);
  }
  return found;
}

const union = <Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>) => new Set([...a, ...b]);

function costOf(size: number, loads: ReadonlySet<Load>): number {
  let weight = 0;
  for (const load of loads) {
    const isThere = load.hosts.length > 0 && load.hosts.every((host) => loads.has(host));
    if (!isThere) weight += load.weight;
  }
  return weight * (size + requestSize);
}

/** What a merge saves: requests, less what loads get without needing it. */
function savedBy(a: Chunk, b: Chunk): number {
  const loads = union(a.loads, b.loads);
  let saved = costOf(a.size, a.loads) + costOf(b.size, b.loads) - costOf(a.size + b.size, loads);
  if (saved <= 0) return saved;
  for (const chunk of union(withImports(a), withImports(b))) {
    if (chunk === a || chunk === b) continue;
    saved -= costOf(chunk.size, union(chunk.loads, loads)) - costOf(chunk.size, chunk.loads);
  }
  return saved;
}

/** Whether one imports the other by way of a third: then the merged chunk and the third would import each other. */
function makesCycle(a: Chunk, b: Chunk): boolean {
  const leads = (from: Chunk, to: Chunk) =>
    [...from.imports].some((third) => third !== to && withImports(third).has(to));
  return leads(a, b) || leads(b, a);
}

function merge(a: Chunk, b: Chunk, all: ReadonlySet<Chunk>): Chunk {
  const merged: Chunk = {
    modules: [...a.modules, ...b.modules],
    size: a.size + b.size,
    loads: union(a.loads, b.loads),
    imports: union(a.imports, b.imports),
  };
  merged.imports.delete(a);
  merged.imports.delete(b);
  for (const { imports } of all) {
    if (imports.delete(a) || imports.has(b)) imports.add(merged);
    imports.delete(b);
  }
  for (const imported of withImports(merged)) {
    imported.loads = union(imported.loads, merged.loads);
  }
  return merged;
}
