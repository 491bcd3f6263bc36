import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { type Built, sortFiles } from './sort-files.ts';

/** Of the public files, the ones that the app itself asks for. */
const publicFiles = ['boot.js', 'favicon.svg', 'manifest.webmanifest', 'icons/icon-192.png'];

const source = fileURLToPath(new URL('../sw.ts', import.meta.url));

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
      const built = Object.values(bundle).map((file): Built => {
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
            input: source,
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}
