import { spawnSync } from 'node:child_process';
import { installDebianPackages } from './debian-packages.mjs';

const packages = ['nginx-light', 'openssl'];

/** The test of the proxy needs nginx and openssl. Debian has them; elsewhere a person installs them. */
export async function ensureNginx() {
  if (isReady()) return;
  await installDebianPackages(packages);
  if (!isReady()) throw new Error(`the test of the proxy needs ${packages.join(' and ')}`);
}

const isReady = () =>
  ['nginx', 'openssl'].every((program) => {
    const { status } = spawnSync(program, program === 'nginx' ? ['-v'] : ['version']);
    return status === 0;
  });
