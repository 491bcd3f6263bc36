import { createHash } from 'node:crypto';
import type { BuiltFiles } from '../built-files.ts';

/** A file of the build, as far as it matters here. */
export type Built = {
  readonly fileName: string;
  /** Of a chunk: the modules in it, and the chunks that come with it. */
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly facade?: string | null;
  /** Of `index.html`. */
  readonly source?: string | Uint8Array;
};

/** A file that is served as it is, without a hash in its name. */
export type PublicFile = { readonly name: string; readonly bytes: Uint8Array };

const revisionOf = (bytes: string | Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);

const isPage = (facade: string) => /\/src\/(main|features\/.+-page)\.tsx$/.test(facade);

/** What pages need before they can show anything is never left for later. */
function neededByPages(files: ReadonlyMap<string, Built>): Set<string> {
  const needed = new Set<string>();
  const visit = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    files.get(name)?.imports?.forEach(visit);
  };
  for (const { fileName, facade } of files.values()) if (isPage(facade ?? '')) visit(fileName);
  return needed;
}

const coach = /\/(packages\/coach|garu-ko)\//;

/** Recognising speech here, and practising without a network: too large for those who do neither. */
function groupOf({ fileName, moduleIds = [] }: Built): keyof BuiltFiles['large'] | null {
  const name = fileName.replace('assets/', '');
  if (/^(whisper-worker|ort-wasm)/.test(name)) return 'speech';
  if (moduleIds.some((id) => coach.test(id))) return 'practice';
  // Data that is no script, no style and no font is the coach's; programs for video come with recording.
  return /^(seekable-worker|make-seekable)|\.(wasm|gmdl|bin)$/.test(name) ? 'practice' : null;
}

/** Sorts what a build has made by what the worker does with it. */
export function sortFiles(built: readonly Built[], open: readonly PublicFile[]): BuiltFiles {
  const files = new Map(built.map((file) => [file.fileName, file]));
  const needed = neededByPages(files);
  const precache: { url: string; revision: string | null }[] = open.map(({ name, bytes }) => ({
    url: `/${name}`,
    revision: revisionOf(bytes),
  }));
  const onUse: string[] = [];
  const large = { practice: [] as string[], speech: [] as string[] };
  for (const file of built.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
    const url = `/${file.fileName}`;
    const group = needed.has(file.fileName) ? null : groupOf(file);
    if (url === '/index.html') {
      // By the address that the server puts its settings into.
      precache.push({ url: '/', revision: revisionOf(file.source ?? '') });
    } else if (group !== null) large[group].push(url);
    else if (/\.(m?js|css)$/.test(url)) precache.push({ url, revision: null });
    else if (url.startsWith('/assets/')) onUse.push(url);
  }
  return { precache, onUse, large };
}
