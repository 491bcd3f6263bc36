import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keysOf } from '@daedap/contract/keys-of';
import { pages } from '@daedap/contract/pages';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { prerenderedPages } from '../app/prerendered/prerendered-pages.ts';
import { isStart } from '../build/page-files.ts';
import { renderedFolder, skeletonFile } from '../build/page-html.ts';
import type { BuiltFiles } from './built-files.ts';

/** The public files that the app itself requests. */
const publicFiles = ['boot.js', 'favicon.svg', 'manifest.webmanifest', 'icons/icon-192.png'];

/**
 * Builds the service worker once the app is built, with the list of the app's files in it. `packages` lists what is
 * bundled.
 */
export function serviceWorker(packages: Plugin): Plugin {
  let config: ResolvedConfig;
  let written: { dir: string; built: BuiltFile[] } | undefined;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle({ dir = config.build.outDir }, bundle) {
      const built = Object.values(bundle).map((file): BuiltFile => {
        const { fileName } = file;
        if (file.type === 'asset') return { fileName, source: file.source };
        const { moduleIds, imports, facadeModuleId: facade } = file;
        return { fileName, moduleIds, imports, facade };
      });
      written = { dir, built };
    },
    // After everything else is written, so that the files exist when a browser finds the worker, and the pages that the
    // build renders exist here.
    async closeBundle() {
      if (!written) return;
      const { dir, built } = written;
      const open = publicFiles.map((name) => ({
        name,
        bytes: readFileSync(join(config.publicDir, name)),
      }));
      // The phone app has no rendered pages, and no worker.
      const rendered = config.env['VITE_API_ORIGIN'] ? [] : readSkeletons(dir);
      const list = JSON.stringify(sortFiles(built, [...open, ...rendered]), null, 2);
      // For the check of the installation size.
      writeFileSync(join(dir, '.vite/service-worker.json'), `${list}\n`);
      await build({
        configFile: false,
        root: config.root,
        mode: config.mode,
        logLevel: config.logLevel ?? 'warn',
        define: { BUILT_FILES: list },
        plugins: [packages],
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

/**
 * The pages with a skeleton, which the installed app shows before its scripts have run. The server sends each under its
 * address, the same to everybody: a skeleton has both languages, and nothing of a user.
 */
const readSkeletons = (dir: string): PublicFile[] =>
  keysOf(prerenderedPages)
    .filter((name) => prerenderedPages[name].renderedFor === 'users')
    .map((name) => ({
      name: pages[name].slice(1),
      bytes: readFileSync(join(dir, renderedFolder, skeletonFile(name))),
    }));

/** The parts of a file of the build that matter here. */
type BuiltFile = {
  readonly fileName: string;
  /** For a chunk: its modules and the chunks that it imports. */
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly facade?: string | null;
  /** For `index.html`. */
  readonly source?: string | Uint8Array;
};

/** A file that is served unchanged, without a hash in its name. For a skeleton the name is its page's address. */
type PublicFile = { readonly name: string; readonly bytes: Uint8Array };

const revisionOf = (bytes: string | Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);

const isPage = (facade: string) => /\/src\/(main|features\/.+-page)\.tsx$/.test(facade);

/** The files that pages need before they can show anything. They are always precached. */
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

/** What finds faces and what reads papers: loaded when a user asks for it, and never in advance. */
const onRequest = /^(looking-worker|blazeface|facemesh|paper-worker|read-pdf|pdf\.worker)/;

/** Parts that are of no use without a network. */
const onlineOnly = /^(security-panel|passkey-calls|qr-code|consent-notice)-/;

const coach = /\/(packages\/coach|garu-ko)\//;

const isLoadedOnUse = (name: string) => onRequest.test(name) || onlineOnly.test(name);

/**
 * Large files for speech recognition on this device and for offline practice. Only users of these features load them.
 */
function groupOf({ fileName, moduleIds = [] }: BuiltFile): keyof BuiltFiles['large'] | null {
  const name = fileName.replace('assets/', '');
  if (onRequest.test(name)) return null;
  if (/^(whisper-worker|ort-wasm)/.test(name)) return 'speech';
  if (moduleIds.some((id) => coach.test(id))) return 'practice';
  // Data that is no script, style or font belongs to the coach; the video tools belong to recording.
  return /^(seekable-worker|make-seekable)|\.(wasm|gmdl|bin)$/.test(name) ? 'practice' : null;
}

/** Sorts the files of a build by what the worker does with them. */
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
      // The page without content, for all addresses without a skeleton. The server adds its settings.
      precache.push({ url, revision: revisionOf(file.source ?? '') });
    } else if (isStart(file.fileName)) {
      // For pages of the server. Without a network there is only the one of the app.
      onUse.push(url);
    } else if (group !== null) large[group].push(url);
    else if (isLoadedOnUse(file.fileName.replace('assets/', ''))) onUse.push(url);
    else if (/\.(m?js|css)$/.test(url)) precache.push({ url, revision: null });
    else if (url.startsWith('/assets/')) onUse.push(url);
  }
  return { precache, onUse, large };
}
