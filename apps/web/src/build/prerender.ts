import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { keysOf } from '@daedap/contract/keys-of';
import { pages } from '@daedap/contract/pages';
import react from '@vitejs/plugin-react';
import { build, minifySync, type Plugin, type ResolvedConfig } from 'vite';
import { prerenderedPages } from '../app/prerendered/prerendered-pages.ts';
import type { renderPages } from '../app/prerendered/render-pages.tsx';
import { filesOfPage, renderedFolder } from './page-html.ts';
import { findScripts, scriptsIn } from './page-files.ts';

/**
 * Renders pages to HTML once the app is built: what a visitor reads before any script has run. The server sends the file
 * of the page's address and language (`.vite/prerendered.json`); `index.html` stays the empty page of every address.
 * `packages` lists what is bundled.
 */
export function prerender(src: string, packages: Plugin): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      if (config.env['VITE_API_ORIGIN']) return;
      const source = await buildStart(config, packages);
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      this.emitFile({ type: 'asset', fileName: `assets/start-${hash}.js`, source });
    },
    async writeBundle({ dir = config.build.outDir }, bundle) {
      const boot = readFileSync(join(config.publicDir, 'boot.js'), 'utf8');
      writeFileSync(join(dir, 'boot.js'), minifySync('boot.js', boot).code);
      // The phone app shows its own index.html.
      if (config.env['VITE_API_ORIGIN']) return;
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('the build has no index.html');
      const shell = String(index.source);
      const { start, ofApp } = findScripts(scriptsIn(bundle), src);
      const script = start[0];
      const font = Object.keys(bundle).find((file) => /pretendard[\w-]*\.css$/.test(file));
      if (!script || !font) throw new Error('the build has no start script or no font');
      const rendered = await render(src, config);
      const folder = join(dir, renderedFolder);
      mkdirSync(folder, { recursive: true });
      const list = keysOf(prerenderedPages).map((name) => {
        const scripts = { start: script, app: ofApp(name), font };
        const { fileOf, html } = filesOfPage(shell, name, { rendered, scripts });
        for (const [file, text] of Object.entries(html)) writeFileSync(join(folder, file), text);
        const { renderedFor, readsQuery } = prerenderedPages[name];
        return [pages[name], { renderedFor, readsQuery, files: fileOf, scripts: scripts.app }];
      });
      const json = JSON.stringify(Object.fromEntries(list), null, 2);
      writeFileSync(join(dir, '.vite/prerendered.json'), `${json}\n`);
    },
  };
}

/** Builds the script of the rendered pages by itself: it shares no file with the app, and is one file. */
async function buildStart(
  { root, mode, logLevel = 'warn' }: ResolvedConfig,
  packages: Plugin,
): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    mode,
    logLevel,
    plugins: [packages],
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../app/prerendered/start-late.ts', import.meta.url)),
      },
    },
  });
  const [output] = [result].flat();
  const file = output && 'output' in output ? output.output[0] : null;
  if (!file) throw new Error('the start script could not be built');
  return file.code;
}

/** Builds what renders the pages for Node, and runs it. */
async function render(
  src: string,
  { root, mode, cacheDir, logLevel = 'warn' }: ResolvedConfig,
): ReturnType<typeof renderPages> {
  const folder = join(cacheDir, `prerender-${process.pid}`);
  await build({
    configFile: false,
    root,
    mode,
    logLevel,
    plugins: [withoutLazyParts(), react()],
    build: {
      ssr: join(src, 'app/prerendered/render-pages.tsx'),
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'render-pages.mjs' } },
    },
  });
  const program = pathToFileURL(join(folder, 'render-pages.mjs')).href;
  const { renderPages: run }: { renderPages: typeof renderPages } = await import(program);
  const rendered = await run();
  rmSync(folder, { recursive: true });
  return rendered;
}

/** Leaves out what pages load later: none of it is rendered, and most of it needs a browser. */
function withoutLazyParts(): Plugin {
  return {
    name: 'without-lazy-parts',
    enforce: 'pre',
    resolveDynamicImport: () => ({ id: 'lazy-part', external: true }),
  };
}
