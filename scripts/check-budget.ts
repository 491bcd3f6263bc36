// Fails when the landing page needs more JavaScript than its budget, when a screen has no chunk of its own, or when what
// the service worker loads at its installation is too heavy or lacks a file of a screen.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf, type Manifest } from './checks/initial-chunks.ts';
import { lazyScreens } from './checks/lazy-screens.ts';
import { root } from './lib/root.mjs';

const landingBudgetBytes = 130 * 1024;
const installationBudgetBytes = 500 * 1024;
const dist = join(root, 'apps/web/dist');
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const gzippedSize = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

const landing = filesOf(manifest, ['index.html', 'src/features/landing/landing-page.tsx']);
// The theme's script stands in the HTML and is not part of the manifest.
const landingBytes = [...landing, 'boot.js'].reduce((sum, file) => sum + gzippedSize(file), 0);
console.log(`landing page: ${kilobytes(landingBytes)} of ${kilobytes(landingBudgetBytes)} gzipped`);

const screens = globSync('src/features/*/*-page.tsx', { cwd: join(root, 'apps/web') });
const withoutChunk = screens.filter((screen) => !manifest[screen]?.file);
for (const screen of screens) {
  const own = filesOf(manifest, [screen]).filter((file) => !landing.includes(file));
  const bytes = own.reduce((sum, file) => sum + gzippedSize(file), 0);
  console.log(
    `${screen.replace('src/features/', '')}: ${kilobytes(bytes)} beyond the landing page`,
  );
}
withoutChunk.forEach((screen) => console.error(`${screen} is not a chunk of its own`));

const { precache }: { precache: { url: string }[] } = JSON.parse(
  readFileSync(join(dist, '.vite/service-worker.json'), 'utf8'),
);
const installed = precache.map(({ url }) => (url === '/' ? 'index.html' : url.slice(1)));
const installedBytes = installed.reduce((sum, file) => sum + gzippedSize(file), 0);
console.log(
  `installation: ${installed.length} files, ${kilobytes(installedBytes)} of ${kilobytes(installationBudgetBytes)} gzipped`,
);
const lazy = lazyScreens(readFileSync(join(root, 'apps/web/src/app/routes.tsx'), 'utf8'));
const notInstalled = [
  'index.html',
  ...filesOf(manifest, ['index.html', ...lazy]),
  ...lazy.filter((screen) => !manifest[screen]),
].filter((file) => !installed.includes(file));
notInstalled.forEach((file) => console.error(`${file} is not there without a network`));

const good =
  landingBytes <= landingBudgetBytes &&
  withoutChunk.length === 0 &&
  screens.length > 0 &&
  installedBytes <= installationBudgetBytes &&
  lazy.length >= screens.length &&
  notInstalled.length === 0;
process.exitCode = good ? 0 : 1;
