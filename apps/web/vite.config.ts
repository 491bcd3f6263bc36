import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { createChunkNames } from './src/build/chunk-names.ts';
import { createPackageList } from './src/build/bundled-packages.ts';
import { packedBank } from './src/coach/packed-bank.ts';
import { lateEnglish } from './src/build/late-english.ts';
import { pageFiles } from './src/build/page-files.ts';
import { prerender } from './src/build/prerender.ts';
import { smallIcons, smallZod } from './src/build/small-libraries.ts';
import { serviceWorker } from './src/service-worker/build-plugin.ts';

const src = join(import.meta.dirname, 'src');
/** The package does not export its models, only its program, which is not used. */
const faceModels = fileURLToPath(new URL('../models', import.meta.resolve('@vladmandic/human')));
/** Globs cannot name a package. */
const codeTables = fileURLToPath(
  new URL('../cmaps', import.meta.resolve('pdfjs-dist/build/pdf.mjs')),
);
const packagesOf = createPackageList();
const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    pageFiles(src),
    prerender(src, packagesOf('app')),
    packedBank(),
    serviceWorker(packagesOf('serviceWorker')),
    lateEnglish(),
    packagesOf('app'),
  ],
  resolve: {
    // Speech recognition in the browser computes on the processor: the runtime for that alone has half the size. Its
    // program is a file of its own, since its threads load it again.
    alias: [
      { find: 'onnxruntime-web/webgpu', replacement: 'onnxruntime-web/wasm' },
      { find: '@vladmandic/human/models', replacement: faceModels },
      { find: 'pdfjs-dist/cmaps', replacement: codeTables },
      smallIcons,
      smallZod,
    ],
    conditions: ['onnxruntime-web-use-extern-wasm', ...defaultClientConditions],
  },
  worker: { format: 'es', plugins: () => [packagesOf('app')] },
  build: {
    outDir: 'dist',
    manifest: true,
    // The server sends the list of a page's scripts; a browser without it loads them one after the other.
    modulePreload: { polyfill: false },
    // A server that runs beside the build still hands out the files of the last one.
    emptyOutDir: false,
    // The content policy admits no data: scripts or fonts.
    assetsInlineLimit: 0,
    // The coach and its questions, which only practice without a network loads.
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs and a new version of the app rarely changes: one file packs better than five.
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler)\//,
              priority: 1,
            },
            {
              name: createChunkNames(src),
              debugName: 'ours',
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    // As the server sends them: without isolation there are no WebAssembly threads.
    headers: {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    },
    proxy: {
      '/api': server,
      '/models': server,
      '/socket.io': { target: server, ws: true },
    },
  },
  preview: { host: '127.0.0.1' },
});
