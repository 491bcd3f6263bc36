import { spawnSync } from 'node:child_process';
import { installDebianPackages } from './debian-packages.mjs';

/**
 * Chromium, or its engine without a window: a page takes a third less processor time there.
 *
 * @typedef {'chromium' | 'chromium-headless-shell'} Browser
 */

const fonts = ['fonts-noto-cjk', 'fonts-noto-color-emoji'];

/**
 * The browser of tests and benchmarks: `CHROMIUM_PATH`, else the wanted one on the PATH, else any Chromium.
 *
 * @param {Browser} [wanted]
 */
export function chromiumPath(wanted = 'chromium') {
  return (
    process.env['CHROMIUM_PATH'] ||
    programOf(wanted, 'chromium', 'chromium-browser', 'google-chrome')
  );
}

/** @param {string[]} names */
function programOf(...names) {
  const found = spawnSync('sh', ['-c', names.map((name) => `command -v ${name}`).join(' || ')]);
  return found.stdout?.toString().trim() ?? '';
}

/**
 * Browser tests need Chromium and fonts for Korean and emoji. On Debian they are installed here, elsewhere by hand.
 *
 * @param {Browser} [wanted]
 */
export async function ensureBrowser(wanted = 'chromium') {
  if (hasFonts() && (process.env['CHROMIUM_PATH'] || programOf(wanted))) return;
  const packages = [wanted, ...fonts];
  await installDebianPackages(packages);
  if (!hasFonts() || !chromiumPath(wanted)) {
    throw new Error(
      `browser tests need Chromium and Korean fonts: install ${packages.join(', ')} (Debian, Ubuntu: sudo apt-get install), or set CHROMIUM_PATH`,
    );
  }
}

function hasFonts() {
  // Without fontconfig the fonts cannot be checked, and the tests cannot run either.
  const found = spawnSync('fc-list', [':lang=ko', 'family']);
  return found.status === 0 ? found.stdout.length > 0 : process.platform !== 'linux';
}
