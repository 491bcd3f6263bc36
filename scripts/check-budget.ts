// Fails when a page needs more JavaScript than its budget, when a screen has no chunk of its own, when a package is
// bundled twice, or when the files that the service worker installs are too large or lack a file of a screen.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageNames, pageRow } from '@daedap/contract/pages';
import { bundledTwice } from './checks/bundled-twice.ts';
import { filesOf, type Manifest } from './checks/initial-chunks.ts';
import { pageBudgets, pageSizes } from './checks/page-budgets.ts';
import { root } from './lib/root.mjs';

const installationBudgetBytes = 551 * 1024;
const dist = join(root, 'apps/web/dist');
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const gzippedSize = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

const scripts: Record<string, string[]> = JSON.parse(
  readFileSync(join(dist, '.vite/pages.json'), 'utf8'),
);
// A file that every page runs before its first paint.
const pages = Object.fromEntries(
  Object.entries(scripts).map(([page, files]) => [page, ['boot.js', ...files]]),
);
const sizes = pageSizes(pages, pageBudgets, gzippedSize);
console.log('JavaScript of a first visit before the page can be used, gzipped');
for (const { page, files, kilobytes: size, budget } of sizes) {
  console.log(
    `  ${page.padEnd(32)}${String(files).padStart(3)} files ${size.toFixed(1).padStart(6)} of ${budget ?? 'NO BUDGET'} KB`,
  );
}
const tooHeavy = sizes.filter(({ fits }) => !fits);
tooHeavy.forEach(({ page }) => console.error(`${page} is over its budget, or has none`));

const screens = [...new Set(pageNames.map((name) => `src/${pageRow(name).screen}`))];
const withoutChunk = screens.filter((screen) => !manifest[screen]?.file);
withoutChunk.forEach((screen) => console.error(`${screen} is not a chunk of its own`));

const twice = bundledTwice(JSON.parse(readFileSync(join(dist, '.vite/packages.json'), 'utf8')));
twice.forEach((versions) => console.error(`a package is bundled twice in ${versions}`));

const { precache }: { precache: { url: string }[] } = JSON.parse(
  readFileSync(join(dist, '.vite/service-worker.json'), 'utf8'),
);
const rendered: Record<string, { renderedFor: string; files: { ko: string } }> = JSON.parse(
  readFileSync(join(dist, '.vite/prerendered.json'), 'utf8'),
);
/** A skeleton is installed under the address of its page. */
const skeletons = Object.keys(rendered).filter((url) => rendered[url]?.renderedFor === 'users');
const fileAt = (url: string) => {
  const page = rendered[url];
  return page ? `.vite/prerendered/${page.files.ko}` : url.slice(1);
};
const installed = precache.map(({ url }) => fileAt(url));
const installedBytes = installed.reduce((sum, file) => sum + gzippedSize(file), 0);
console.log(
  `installation: ${installed.length} files, ${kilobytes(installedBytes)} of ${kilobytes(installationBudgetBytes)} gzipped`,
);
const lazy = [...screens, 'src/app/query-layout.tsx', 'src/features/shell/not-found.tsx'];
const notInstalled = [
  'index.html',
  ...skeletons.map(fileAt),
  ...filesOf(manifest, ['index.html', ...lazy]),
  ...lazy.filter((screen) => !manifest[screen]),
].filter((file) => !installed.includes(file));
notInstalled.forEach((file) =>
  console.error(`the service worker does not install ${file}, so it is missing without a network`),
);

const good =
  tooHeavy.length === 0 &&
  withoutChunk.length === 0 &&
  twice.length === 0 &&
  installedBytes <= installationBudgetBytes &&
  notInstalled.length === 0;
process.exitCode = good ? 0 : 1;
