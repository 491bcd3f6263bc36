// Fails when the landing page needs more JavaScript than its budget, or when a screen has no chunk of its own.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf, type Manifest } from './checks/initial-chunks.ts';
import { root } from './lib/root.mjs';

const landingBudgetBytes = 130 * 1024;
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

const good = landingBytes <= landingBudgetBytes && withoutChunk.length === 0 && screens.length > 0;
process.exitCode = good ? 0 : 1;
