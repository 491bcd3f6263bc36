import { spawnSync } from 'node:child_process';
import { installDebianPackages } from './debian-packages.mjs';

const packages = ['chromium', 'fonts-noto-cjk', 'fonts-noto-color-emoji'];

/** The Chromium that browser tests use: `CHROMIUM_PATH`, else the one on the PATH. */
export function chromiumPath() {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  const found = spawnSync('sh', [
    '-c',
    'command -v chromium || command -v chromium-browser || command -v google-chrome',
  ]);
  return found.stdout?.toString().trim() ?? '';
}

/** Browser tests need Chromium and fonts for Korean and emoji. On Debian they are installed here, elsewhere by hand. */
export async function ensureBrowser() {
  if (isReady()) return;
  await installDebianPackages(packages);
  if (!isReady()) {
    throw new Error(
      `browser tests need Chromium and Korean fonts: install ${packages.join(', ')} (Debian, Ubuntu: sudo apt-get install), or set CHROMIUM_PATH`,
    );
  }
}

function isReady() {
  if (!chromiumPath()) return false;
  // Without fontconfig the fonts cannot be checked, and the tests cannot run either.
  const fonts = spawnSync('fc-list', [':lang=ko', 'family']);
  return fonts.status === 0 ? fonts.stdout.length > 0 : process.platform !== 'linux';
}
