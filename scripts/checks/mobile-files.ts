import { globSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const mobile = join(root, 'apps/mobile');

/** Written by the sync command or by the build, never tracked by git. */
const generated =
  /(^|\/)(node_modules|dist|build|public|capacitor-cordova-[a-z-]+|capacitor\.(config|plugins)\.json|config\.xml|ads\.(properties|xcconfig))(\/|$)/;

/** The files of the phone app that git tracks. */
export const kept = globSync('**/*', { cwd: mobile, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(mobile.length + 1))
  .filter((path) => !generated.test(path))
  .toSorted();
