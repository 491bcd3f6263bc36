import { posix } from 'node:path';

type Zone = {
  /** The folder. A `*` stands for one name, which is the same in `may`. */
  readonly folder: string;
  /** Our folders that its files may import from. Its own folder is always allowed. */
  readonly may: readonly string[];
  /** Packages from npm that it must not import. */
  readonly not?: readonly string[];
};

const contract = 'packages/contract';
const speech = 'packages/speech';
const react = ['react', 'react-dom', '@tanstack/react-query'];
const inputAndOutput = [
  'fs',
  'path',
  'url',
  'module',
  'net',
  'http',
  'https',
  'child_process',
  'worker_threads',
].map((name) => `node:${name}`);
const webBase = ['lib', 'ui', 'media', 'ads', 'coach', 'native'].map(
  (name) => `apps/web/src/${name}`,
);
const domain = (...names: string[]) => names.map((name) => `apps/web/src/domain/${name}`);

const server = (...names: string[]) => names.map((name) => `apps/server/src/${name}`);

/** The folders below the server's features, each with those it may import from. None of them imports a feature. */
const serverLayers: readonly Zone[] = [
  // The version comes from the manifest.
  { folder: 'apps/server/src/lib', may: [contract, 'apps/server/package.json'], not: react },
  { folder: 'apps/server/src/storage', may: [contract, ...server('lib')], not: ['fastify'] },
  {
    folder: 'apps/server/src/engines',
    may: [contract, 'packages/coach', speech, ...server('lib')],
    not: react,
  },
  // The columns of a speech stream hold results of the engine.
  {
    folder: 'apps/server/src/database',
    may: [contract, speech, ...server('lib', 'engines')],
    not: ['fastify'],
  },
  { folder: 'apps/server/src/metrics', may: [contract, ...server('lib', 'database', 'engines')] },
  {
    folder: 'apps/server/src/http',
    may: [contract, ...server('lib', 'database', 'engines', 'metrics')],
  },
  { folder: 'apps/server/src/events', may: [contract, ...server('lib', 'database', 'http')] },
  {
    folder: 'apps/server/src/jobs',
    may: [contract, ...server('lib', 'database', 'metrics', 'events')],
  },
  {
    folder: 'apps/server/src/archive',
    may: [contract, ...server('lib', 'database', 'storage', 'jobs')],
  },
];

const belowFeatures = server(
  'lib',
  'database',
  'storage',
  'engines',
  'metrics',
  'http',
  'events',
  'jobs',
);

/** Which other features a feature may import: sessions ← answers, backups ← history ← accounts. */
const knownFeatures = {
  sessions: [],
  answers: ['sessions'],
  backups: ['sessions'],
  history: ['sessions', 'answers', 'backups'],
  accounts: ['sessions', 'answers', 'backups', 'history'],
  dashboard: ['sessions'],
  practice: ['sessions', 'answers'],
  speech: [],
  'client-errors': [],
  health: [],
  admin: ['health'],
} as const;

const serverFeatures: readonly Zone[] = Object.entries(knownFeatures).map(([name, known]) => ({
  folder: `apps/server/src/features/${name}`,
  may: [
    contract,
    speech,
    ...belowFeatures,
    ...server(...known.map((other) => `features/${other}`)),
  ],
  not: react,
}));

/** Most specific first: the zone of a file is the first folder that contains it. */
const zones: readonly Zone[] = [
  { folder: contract, may: [], not: react },
  { folder: 'packages/coach/src', may: [contract], not: [...react, ...inputAndOutput] },
  { folder: 'packages/coach', may: [contract], not: react },
  { folder: speech, may: [contract], not: [...react, ...inputAndOutput] },
  ...serverLayers,
  ...serverFeatures,
  {
    folder: 'apps/server/src/composition',
    may: [contract, ...belowFeatures, 'apps/server/src/features'],
    not: react,
  },
  // A feature without a row above may import no other.
  { folder: 'apps/server/src/features/*', may: [contract, ...belowFeatures], not: react },
  { folder: 'apps/server', may: [contract, 'packages/coach', speech], not: react },
  // An error report contains the version, which comes from the manifest.
  { folder: 'apps/web/src/lib', may: [contract, 'apps/web/package.json'] },
  {
    folder: 'apps/web/src/ui',
    may: [
      contract,
      'apps/web/src/lib/store.ts',
      'apps/web/src/lib/use-store.ts',
      'apps/web/src/lib/router',
    ],
  },
  { folder: 'apps/web/src/media', may: [contract, speech, 'apps/web/src/lib'], not: react },
  {
    folder: 'apps/web/src/ads',
    may: [contract, 'apps/web/src/lib', 'apps/web/src/native'],
    not: react,
  },
  { folder: 'apps/web/src/native', may: [contract, 'apps/web/src/lib'], not: react },
  {
    folder: 'apps/web/src/coach',
    may: [contract, 'packages/coach', 'apps/web/src/lib'],
    not: react,
  },
  { folder: 'apps/web/src/domain/session', may: [contract, ...webBase, ...domain('plan')] },
  {
    folder: 'apps/web/src/domain/answer',
    may: [contract, ...webBase, ...domain('plan', 'session')],
  },
  { folder: 'apps/web/src/domain/*', may: [contract, ...webBase] },
  { folder: 'apps/web/src/features/*', may: [contract, ...webBase, 'apps/web/src/domain'] },
  { folder: 'apps/web', may: [contract] },
  { folder: 'scripts', may: [contract, 'apps/server/test'] },
  // Browser tests see the app only as a browser does.
  { folder: 'tests/e2e', may: [contract, 'packages/coach', 'scripts', 'tests/harness'] },
  {
    folder: 'tests',
    may: [contract, 'packages/coach', speech, 'apps/server', 'scripts'],
  },
];

const packageFolders: Record<string, string> = {
  '@daedap/contract': contract,
  '@daedap/coach': 'packages/coach',
  '@daedap/speech': speech,
  '@daedap/server': 'apps/server',
};

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The folder of a file's zone, with `*` filled in. */
function zoneOf(file: string): { zone: Zone; folder: string } | undefined {
  for (const zone of zones) {
    const depth = zone.folder.split('/').length;
    const folder = file.split('/').slice(0, depth).join('/');
    const pattern = zone.folder.replace('*', folder.split('/').at(-1) ?? '');
    if (pattern === folder && file !== folder) return { zone, folder };
  }
  return undefined;
}

/** What is wrong with a file's import of a module, or null. Paths are relative to the project's folder. */
export function problemOf(file: string, specifier: string): string | null {
  const found = zoneOf(file);
  if (!found) return null;
  const { zone, folder } = found;
  const ours = resolveOurs(file, specifier);
  if (ours === null) {
    const banned = zone.not?.some((name) => isBelow(specifier, name));
    return banned ? `${folder} must not know ${specifier}` : null;
  }
  const crossesPackages = isInPackage(ours) && topOf(ours) !== topOf(file);
  if (crossesPackages && specifier.startsWith('.'))
    return `import ${topOf(ours)} by its package name`;
  // Tests and their helpers may import everything in their own package.
  if (/\.test\.tsx?$|\/testing\//.test(file) && !crossesPackages) return null;
  if (isBelow(ours, folder) || zone.may.some((allowed) => isBelow(ours, allowed))) return null;
  return `${folder} must not import ${ours}`;
}

/** The file of ours that a specifier refers to, or null for packages of npm and modules of Node. */
function resolveOurs(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  if (specifier.startsWith('#/')) return specifier.replace('#/', 'apps/web/src/');
  const [scope, name, ...rest] = specifier.split('/');
  const known = packageFolders[`${scope}/${name}`];
  if (known !== undefined) return [known, ...rest].join('/');
  return specifier.startsWith('@daedap/') ? specifier : null;
}

const isInPackage = (path: string) => /^(apps|packages)\//.test(path);

const topOf = (path: string) =>
  path
    .split('/')
    .slice(0, isInPackage(path) ? 2 : 1)
    .join('/');
