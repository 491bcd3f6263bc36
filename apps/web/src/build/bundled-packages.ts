import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Pages with their workers, and the service worker, which shares no file with them. */
type Part = 'app' | 'serviceWorker';

type BundledPackage = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Where the package can be found. */
  readonly address: string;
  /** The texts of its own licence files. Some packages have none. */
  readonly texts: readonly string[];
};

/**
 * Lists the packages that the build passes on. `licences.txt` has their licences, which ask for it, since bundling drops
 * them; `.vite/packages.json` is for the check that no package is there twice.
 */
export function createPackageList(): (part: Part) => Plugin {
  const folders: Record<Part, Set<string>> = { app: new Set(), serviceWorker: new Set() };
  /** A plugin for every build of this part. Each build writes the list again, so the last one has all packages. */
  return (part) => {
    let root = '';
    return {
      name: 'bundled-packages',
      apply: 'build',
      configResolved(config) {
        ({ root } = config);
      },
      generateBundle(_options, bundle) {
        for (const source of Object.values(bundle).flatMap(sourcesOf)) {
          const folder = packageFolder(source, root);
          if (folder !== null) folders[part].add(folder);
        }
      },
      writeBundle({ dir = '' }) {
        const app = readPackages(folders.app);
        const serviceWorker = readPackages(folders.serviceWorker);
        writeFileSync(join(dir, 'licences.txt'), licenceTexts([...app, ...serviceWorker]));
        const names = { app: app.map(titleOf), serviceWorker: serviceWorker.map(titleOf) };
        writeFileSync(join(dir, '.vite/packages.json'), `${JSON.stringify(names, null, 2)}\n`);
      },
    };
  };
}

/** What a file of the build was made from: modules, or a file that is passed on as it is. */
const sourcesOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): readonly string[] =>
  file.type === 'chunk' ? file.moduleIds : file.originalFileNames;

/** Code that a tool adds to our modules: the style sheet's basis, and the bundler's own functions. */
const addedByTools: readonly (readonly [RegExp, string])[] = [
  [/\.css$/, 'tailwindcss'],
  [/^\0rolldown\//, 'rolldown'],
  [/^\0vite\//, 'vite'],
];

/** The folder of the package that a source comes from, or null for our own. `root` is the folder of the web app. */
export function packageFolder(source: string, root: string): string | null {
  const path = source.replace(/\?.*$/, '');
  const [folder] = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(path.replace('\0', '')) ?? [];
  if (folder !== undefined) return resolve(root, folder);
  const tool = addedByTools.find(([pattern]) => pattern.test(path))?.[1];
  return tool === undefined ? null : resolve(root, '../../node_modules', tool);
}

type PackageManifest = {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
  readonly repository?: string | { readonly url: string };
};

const licenceFile = /^(licen[cs]e|copying|notice|third-?party-?notices)(?!.*\.(js|json)$)/i;

/** The packages in these folders. Two copies of one version are two packages. */
export function readPackages(folders: Iterable<string>): BundledPackage[] {
  const packages = [...folders].map((folder): BundledPackage => {
    const manifest: PackageManifest = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    const { name, version, license = 'no licence named', homepage, repository } = manifest;
    const source = typeof repository === 'string' ? repository : repository?.url;
    const files = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
      .map((entry) => entry.name)
      .toSorted();
    return {
      name,
      version,
      licence: license,
      address: homepage ?? source?.replace(/^git\+/, '') ?? `https://www.npmjs.com/package/${name}`,
      texts: files.map((file) => readFileSync(join(folder, file), 'utf8').trim()),
    };
  });
  return packages.toSorted((a, b) => (titleOf(a) < titleOf(b) ? -1 : 1));
}

const titleOf = ({ name, version }: BundledPackage) => `${name} ${version}`;

const line = '='.repeat(80);

/** The text of `licences.txt`, with each package once. */
export function licenceTexts(packages: readonly BundledPackage[]): string {
  const byTitle = new Map(packages.map((one) => [titleOf(one), one]));
  const parts = [...byTitle.keys()].toSorted().map((title) => {
    const { licence, address, texts } = byTitle.get(title)!;
    return [`${line}\n${title}\n${licence}\n${address}`, ...texts].join('\n\n');
  });
  return `The web app of Daedap contains these packages.\n\n${parts.join('\n\n')}\n`;
}
