import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** Installs the packages of the lock file unless exactly those are installed. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (a minute or two the first time) …');
  const code = await run(
    'npm',
    [
      'ci',
      // NODE_ENV=production would leave out the packages that build the web app.
      '--include=dev',
      '--include=optional',
      '--loglevel=error',
      '--no-audit',
      '--no-fund',
    ],
    {
      env: { ...process.env, PATH: pathWithoutProject() },
    },
  );
  if (code !== 0) throw new Error('npm ci failed: see above');
}

/** npm writes its own lock file of the installed packages at the very end. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf(join('node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link) return true;
    const found = present[path];
    // Packages for other platforms are optional and not installed.
    return found ? found.version === entry.version : entry.optional === true || entry.peer === true;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string; link?: boolean; optional?: boolean; peer?: boolean }> | null}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}

/** `npm ci` removes the project's own Node, so it has to run with the Node of the machine. */
function pathWithoutProject() {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
    .join(delimiter);
}
