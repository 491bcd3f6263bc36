import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './root.mjs';
import { runAndKeep } from './run.mjs';
import { nodeProgram, packageProgram } from './runtime.mjs';

const web = join(root, 'apps', 'web');
const inputs = ['package-lock.json', 'packages', 'apps/web', 'scripts/lib/web-build.mjs'];
const keptDays = 7;
const notInputs = new Set(['dist', 'node_modules', '.vite']);

/** Builds the web app unless the existing build was made from the same files. */
export async function ensureWebBuild() {
  const dist = join(web, 'dist');
  await buildOnce({ dist, hash: hashOf(inputs) }, () => {
    removeOldAssets(dist);
    compress(dist);
  });
}

/**
 * The same for the phone app, which contains its files and the address of its server.
 *
 * @param {string} dist
 * @param {Record<string, string>} settings what the build reads from the environment
 */
export async function ensureAppBuild(dist, settings) {
  const hash = `${hashOf(inputs)} ${JSON.stringify(settings)}`;
  await buildOnce({ dist, hash, settings, args: ['--outDir', dist, '--emptyOutDir'] });
}

/**
 * @param {{ dist: string; hash: string; settings?: Record<string, string>; args?: string[] }} build
 * @param {() => void} [then]
 */
async function buildOnce({ dist, hash, settings = {}, args = [] }, then) {
  const stamp = join(dist, '.built-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  // Until the build ends, the folder is no complete build.
  rmSync(stamp, { force: true });
  console.log('Building the web app …');
  const vite = packageProgram('vite/bin/vite.js');
  // Always production, also when a test builds: React's development version is slow.
  const env = { ...process.env, ...settings, NODE_ENV: 'production' };
  const command = [vite, 'build', '--logLevel', 'warn', ...args];
  const { code, lastLines } = await runAndKeep(nodeProgram(), command, { cwd: web, env });
  if (code !== 0) throw new Error(`the web app could not be built:\n${lastLines}`);
  then?.();
  writeFileSync(stamp, hash);
}

/**
 * Removes old files of earlier builds. A build keeps recent ones for open pages and running servers.
 *
 * @param {string} dist
 */
function removeOldAssets(dist) {
  const limit = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(join(dist, 'assets'))) {
    const path = join(dist, 'assets', name);
    if (statSync(path).mtimeMs < limit) rmSync(path);
  }
}

/** @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesBelow)) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !notInputs.has(name) && !name.includes('.test.'))
    .toSorted()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}

/**
 * Puts a compressed copy beside every text file, so that the server only has to send it.
 *
 * @param {string} folder
 */
function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(m?js|css|html|svg|json|txt|webmanifest|wasm)$/.test(name)) continue;
    const path = join(folder, name);
    // An asset has a hash of its content in its name, so its copies of an earlier build are still valid. `.gz` is
    // written last, so it shows that both copies exist.
    if (name.startsWith('assets/') && existsSync(`${path}.gz`)) continue;
    const bytes = readFileSync(path);
    // Brotli's best level takes too long for a file of 14 MB.
    if (!name.endsWith('.wasm')) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    }
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
