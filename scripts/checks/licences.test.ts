import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../lib/root.mjs';
import { lockFiles, lockProblems, readElsewhere, unpinned } from './licences.ts';

const problemsOf = (locked: object, name = 'some-package', installed?: string) =>
  lockProblems(
    { packages: { '': {}, [`node_modules/${name}`]: { integrity: 'sha512-x', ...locked } } },
    { scripts: { 'known-script': false }, installedLicence: () => installed },
  );

test.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0)', '(MIT AND Zlib)', 'MIT OR AGPL-3.0'])(
  '%s is allowed',
  (license) => {
    expect(problemsOf({ license })).toEqual([]);
  },
);

test.each([
  'GPL-3.0',
  'LGPL-2.1-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'AGPL-3.0-only',
  'MIT AND GPL-2.0',
  'SSPL-1.0',
  'UNLICENSED',
  'SEE LICENSE IN x',
])('%s is not', (license) => {
  expect(problemsOf({ license })).toEqual([`some-package: its licence is ${license}`]);
});

test('reads the licence of the package where the lock file has none; no licence is a problem', () => {
  expect(problemsOf({}, 'old', 'MIT')).toEqual([]);
  expect(problemsOf({}, 'old')).toEqual(['old: its licence is NONE']);
});

test('a licence that stands elsewhere counts for packages that name none', () => {
  expect(problemsOf({}, 'humanize-number')).toEqual([]);
  expect(problemsOf({ license: 'GPL-3.0' }, 'humanize-number')).toHaveLength(1);
  expect(problemsOf({}, 'humanize-number-more')).toHaveLength(1);
  for (const { where } of Object.values(readElsewhere)) expect(where.length).toBeGreaterThan(5);
});

test('every lock file of the repository is checked', () => {
  const args = ['ls-files', 'package-lock.json', '**/package-lock.json'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  expect(lockFiles.toSorted()).toEqual(listed.trim().split('\n').toSorted());
});

test('reports a package without an integrity hash, and an unknown install script', () => {
  expect(problemsOf({ license: 'MIT', integrity: undefined })).toEqual([
    'some-package: the lock file has no fingerprint of it',
  ]);
  expect(problemsOf({ license: 'MIT', integrity: undefined, inBundle: true })).toEqual([]);
  expect(problemsOf({ license: 'MIT', hasInstallScript: true })).toHaveLength(1);
  expect(problemsOf({ license: 'MIT', hasInstallScript: true }, 'known-script')).toEqual([]);
});

test.each(['^1.2.3', '~1.2.3', '1.2', '*', 'latest', '>=1.0.0', 'github:a/b', 'file:../x'])(
  '%s is not a pinned version',
  (version) => {
    expect(unpinned('x', { dependencies: { a: version } })).toEqual([
      `x: a is not pinned (${version})`,
    ]);
  },
);

test.each(['1.2.3', '18.4.0-beta.17', '1.31.0-dev.20260914-8d85527a0'])(
  '%s is a pinned version',
  (version) => {
    expect(unpinned('x', { devDependencies: { a: version } })).toEqual([]);
  },
);
