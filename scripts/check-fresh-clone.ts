// Part of `npm run test:full`: clones the last commit as a new user would and runs `npm start` there, in a folder with
// spaces and Korean letters inside a 0700 folder. As root, it repeats this as an ordinary user.
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnProgram } from '@daedap/server/test/server-process.ts';
import { root } from './lib/root.mjs';

const nobody = 65_534;
type User = { uid: number; gid: number } | Record<string, never>;
const users: User[] = process.getuid?.() === 0 ? [{}, { uid: nobody, gid: nobody }] : [{}];

for (const user of users) {
  const parent = mkdtempSync(join(tmpdir(), 'daedap fresh 한글 '));
  const clone = join(parent, '새 폴더');
  try {
    execFileSync('git', ['clone', '--quiet', root, clone]);
    if (user.uid !== undefined) give(parent, user.uid, user.gid);
    chmodSync(parent, 0o700);
    const who = user.uid !== undefined ? `user ${user.uid}` : 'the user of this test';
    await startTwice(clone, user);
    console.log(`npm start works on a fresh clone for ${who}`);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

async function startTwice(folder: string, user: User): Promise<void> {
  const path = (process.env['PATH'] ?? '')
    .split(':')
    .filter((part) => !part.startsWith(root))
    .join(':');
  // Only the settings of the npm registry stay; everything else is as on a new machine.
  const env = {
    PATH: path,
    HOME: folder,
    PORT: '0',
    NODE_EXTRA_CA_CERTS: process.env['NODE_EXTRA_CA_CERTS'],
    npm_config_cache: join(folder, '.npm-cache'),
  };
  for (const round of ['first', 'second']) {
    const server = spawnProgram('npm', ['start'], { cwd: folder, env, ...user });
    const page = await fetch(await server.ready);
    if (!(await page.text()).includes('<title>'))
      throw new Error(`the ${round} start serves no page`);
    const code = await server.stop();
    if (code !== 0) throw new Error(`the ${round} start ended with exit code ${code}`);
  }
}

function give(folder: string, uid: number, gid: number): void {
  chownSync(folder, uid, gid);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(folder, path), uid, gid);
  }
}
