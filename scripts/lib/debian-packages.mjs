import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Installs Debian packages when this process is root on Debian, and does nothing otherwise. Callers check afterwards
 * whether the packages are there.
 *
 * @param {readonly string[]} packages
 */
export async function installDebianPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 'ignore', 'inherit'];
  await run('apt-get', ['update', '-q'], { env, stdio });
  await run('apt-get', ['install', '-yq', '--no-install-recommends', ...packages], { env, stdio });
}
