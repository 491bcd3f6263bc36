// Fails when a package has a licence that is not allowed, no integrity hash, an install script that is not allowed, or a
// version that is not pinned. `npm audit` reports known vulnerabilities, where its server can be reached.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Lock, lockFiles, lockProblems, type Manifest, unpinned } from './checks/licences.ts';
import { root } from './lib/root.mjs';

type Installed = { license?: string | { type?: string }; licenses?: { type?: string }[] };

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Old packages have a list of licences, or an object. */
function installedLicence(place: string): string | undefined {
  const file = join(place, 'package.json');
  if (!existsSync(join(root, file))) return undefined;
  const { license, licenses = [] }: Installed = JSON.parse(textOf(file));
  const [first] = licenses;
  return typeof license === 'string' ? license : (license?.type ?? first?.type);
}

const { allowScripts }: { allowScripts: Record<string, boolean> } = JSON.parse(
  textOf('package.json'),
);
const locks = lockFiles.map((file) => {
  const lock: Lock = JSON.parse(textOf(file));
  const folder = dirname(file);
  const options = {
    scripts: allowScripts,
    installedLicence: (place: string) => installedLicence(join(folder, place)),
  };
  return { count: Object.keys(lock.packages).length, problems: lockProblems(lock, options) };
});
const manifestOf = (file: string): Manifest => JSON.parse(textOf(file));
const manifests = [
  ...lockFiles.map((file) => join(dirname(file), 'package.json')),
  ...globSync('{apps,packages}/*/package.json', { cwd: root }),
  'tests/package.json',
];
const problems = [
  ...locks.flatMap((lock) => lock.problems),
  ...manifests.flatMap((file) => unpinned(file, manifestOf(file))),
];
const count = locks.reduce((sum, lock) => sum + lock.count, 0);

problems.forEach((problem) => console.error(problem));
console.log(`${count} packages, ${problems.length} problems`);
process.exitCode = problems.length > 0 || manifests.length < 6 ? 1 : 0;
