import { expect, test } from 'vitest';
import { sortFiles } from './build-plugin.ts';

const bytes = new TextEncoder().encode('x');

const built = [
  { fileName: 'index.html', source: '<!doctype html>' },
  { fileName: 'assets/vendor-1.js', moduleIds: ['/node_modules/react/index.js'] },
  {
    fileName: 'assets/index-1.js',
    facade: '/app/src/main.tsx',
    imports: ['assets/vendor-1.js'],
  },
  {
    fileName: 'assets/setup-page-1.js',
    facade: '/app/src/features/setup/setup-page.tsx',
    imports: ['assets/make-seekable-1.js'],
  },
  { fileName: 'assets/make-seekable-1.js' },
  { fileName: 'assets/index-1.css' },
  { fileName: 'assets/coach-1.js', moduleIds: ['/app/packages/coach/src/coach.ts'] },
  { fileName: 'assets/base-1.gmdl' },
  { fileName: 'assets/seekable-worker-1.js' },
  { fileName: 'assets/whisper-worker-1.js' },
  { fileName: 'assets/ort-wasm-1.wasm' },
  { fileName: 'assets/font-1.woff2' },
  { fileName: 'assets/looking-worker-1.js' },
  { fileName: 'assets/pdf.worker.min-1.mjs' },
  { fileName: 'assets/facemesh-1.json' },
  { fileName: 'assets/facemesh-1.bin' },
  { fileName: '.vite/manifest.json' },
  { fileName: 'licences.txt' },
];

const { precache, onUse, large } = sortFiles(built, [{ name: 'boot.js', bytes }]);

test('precaches what pages need, even if its name matches a large group', () => {
  expect(precache.map(({ url }) => url)).toEqual([
    '/boot.js',
    '/assets/index-1.css',
    '/assets/index-1.js',
    '/assets/make-seekable-1.js',
    '/assets/setup-page-1.js',
    '/assets/vendor-1.js',
    '/index.html',
  ]);
});

test('files without a hash in their names have a revision', () => {
  const withRevision = precache.filter(({ revision }) => revision !== null);
  expect(withRevision.map(({ url }) => url)).toEqual(['/boot.js', '/index.html']);
  const [before] = sortFiles(built, [{ name: 'boot.js', bytes: new Uint8Array([1]) }]).precache;
  expect(before?.revision).not.toBe(precache[0]?.revision);
});

test('large files load on request, fonts and what finds faces on use', () => {
  expect(large).toEqual({
    practice: ['/assets/base-1.gmdl', '/assets/coach-1.js', '/assets/seekable-worker-1.js'],
    speech: ['/assets/ort-wasm-1.wasm', '/assets/whisper-worker-1.js'],
  });
  expect(onUse).toEqual([
    '/assets/facemesh-1.bin',
    '/assets/facemesh-1.json',
    '/assets/font-1.woff2',
    '/assets/looking-worker-1.js',
    '/assets/pdf.worker.min-1.mjs',
  ]);
});
