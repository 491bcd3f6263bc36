import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { BuiltFiles } from './built-files.ts';

/** Of the public files, the ones that the app itself asks for. */
const publicFiles = ['boot.js', 'favicon.svg', 'manifest.webmanifest', 'icons/icon-192.png'];

/** Builds the service worker once the app is built, with the list of the app's files in it. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // When everything else is written: a worker that is found finds its files.
    async writeBundle({ dir = config.build.outDir }, bundle) {
      const built = Object.values(bundle).map((file): BuiltFile => {
        const { fileName } = file;
        if (file.type === 'asset') return { fileName, source: file.source };
        const { moduleIds, imports, facadeModuleId: facade } = file;
        return { fileName, moduleIds, imports, facade };
      });
      const open = publicFiles.map((name) => ({
        name,
        bytes: readFileSync(join(config.publicDir, name)),
      }));
      const list = JSON.stringify(sortFiles(built, open), null, 2);
      // For the check of what an installation weighs.
      writeFileSync(join(dir, '.vite/service-worker.json'), `${list}\n`);
      await build({
        configFile: false,
        root: config.root,
        mode: config.mode,
        logLevel: config.logLevel ?? 'warn',
        define: { BUILT_FILES: list },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: fileURLToPath(new URL('./sw.ts', import.meta.url)),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}

/** A file of the build, as far as it matters here. */
type BuiltFile = {
  readonly fileName: string;
  /** Of a chunk: the modules in it, and the chunks that come with it. */
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly facade?: string | null;
  /** Of `index.html`. */
  readonly source?: string | Uint8Array;
};

/** A file that is served as it is, without a hash in its name. */
type PublicFile = { readonly name: string; readonly bytes: Uint8Array };

const revisionOf = (bytes: string | Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);

const isPage = (facade: string) => /\/src\/(main|features\/.+-page)\.tsx$/.test(facade);

/** What pages need before they can show anything is never left for later. */
function neededByPages(files: ReadonlyMap<string, BuiltFile>): Set<string> {
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
function groupOf({ fileName, moduleIds = [] }: BuiltFile): keyof BuiltFiles['large'] | null {
  const name = fileName.replace('assets/', '');
  if (/^(whisper-worker|ort-wasm)/.test(name)) return 'speech';
  if (moduleIds.some((id) => coach.test(id))) return 'practice';
  // Data that is no script, no style and no font is the coach's; programs for video come with recording.
  return /^(seekable-worker|make-seekable)|\.(wasm|gmdl|bin)$/.test(name) ? 'practice' : null;
}

/** Sorts what a build has made by what the worker does with it. */
export function sortFiles(built: readonly BuiltFile[], open: readonly PublicFile[]): BuiltFiles {
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
