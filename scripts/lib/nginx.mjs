import { spawnSync } from 'node:child_process';
import { installDebianPackages } from './debian-packages.mjs';

const packages = ['nginx-light', 'openssl'];

/** The proxy test needs nginx and openssl. On Debian they are installed here, elsewhere by hand. */
export async function ensureNginx() {
  if (isReady()) return;
  await installDebianPackages(packages);
  if (!isReady()) throw new Error(`the proxy test needs ${packages.join(' and ')}`);
}

const isReady = () =>
  ['nginx', 'openssl'].every((program) => {
    const { status } = spawnSync(program, program === 'nginx' ? ['-v'] : ['version']);
    return status === 0;
  });
