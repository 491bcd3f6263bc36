import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const packages = ['nginx-light', 'openssl'];

/** The test of the proxy needs nginx and openssl. Debian has them; elsewhere a person installs them. */
export async function ensureNginx() {
  if (isReady()) return;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall) {
    console.log(`Installing ${packages.join(', ')} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = ['ignore', 'ignore', 'inherit'];
    await run('apt-get', ['update', '-q'], { env, stdio });
    await run('apt-get', ['install', '-yq', '--no-install-recommends', ...packages], {
      env,
      stdio,
    });
  }
  if (!isReady()) throw new Error(`the test of the proxy needs ${packages.join(' and ')}`);
}

const isReady = () =>
  ['nginx', 'openssl'].every((program) => {
    const { status } = spawnSync(program, program === 'nginx' ? ['-v'] : ['version']);
    return status === 0;
  });
