import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from '../../../scripts/lib/run.mjs';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const packageOf = (path: string) => {
  const { name, version }: { name?: string; version?: string } = JSON.parse(
    readFileSync(file(path), 'utf8'),
  );
  return `${name} ${version}`;
};

/** Installs Lighthouse on first use: it has 180 MB, and nothing else needs it. */
export async function installLighthouse(): Promise<void> {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(file('package.json'), 'utf8'),
  );
  const isThere = Object.entries(dependencies).every(([name, version]) => {
    const path = `node_modules/${name}/package.json`;
    return existsSync(file(path)) && packageOf(path) === `${name} ${version}`;
  });
  if (isThere) return;
  console.log('Installing Lighthouse …');
  const code = await run('npm', ['ci', '--loglevel=error'], { cwd: file('.') });
  if (code !== 0) throw new Error('npm ci failed: see above');
}
