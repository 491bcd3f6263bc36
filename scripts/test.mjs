// `npm test`: installs what it needs, runs every check and test, and ends with `N passed, N failed`.
// `npm run test:full` adds wide matrices, more screen sizes and languages, Chromium with its window, TypeScript's own
// check of types, and a fresh clone.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { chromiumPath, ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { nodeProgram, packageProgram } from './lib/runtime.mjs';
import { readPlaywrightReport, readVitestReport } from './lib/test-reports.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

// The tests start the server about fifty times; without a compile cache, compiling would be half of each start.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/compiled');

// On two cores vitest would run one file at a time. Our tests wait much: for a database, another process, a timer.
const testWorkers = Math.max(4, availableParallelism());

const full = process.argv.includes('--full');
const browser = full ? 'chromium' : 'chromium-headless-shell';
const projects = [
  'packages/contract',
  'packages/coach',
  'packages/speech',
  'packages/materials',
  'apps/server',
  'apps/web',
  'tests',
  '.',
];
const reports = mkdtempSync(join(tmpdir(), 'daedap-test-'));
let passed = 0;
let failed = 0;
/** @type {Array<{ file: string; seconds: number }>} */
const testFiles = [];

/**
 * @param {string} title
 * @param {() => Promise<boolean>} work
 */
async function check(title, work) {
  const start = performance.now();
  console.log(`\n▸ ${title}`);
  const good = await work().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  if (good) passed += 1;
  else failed += 1;
  console.log(
    `${good ? '✓' : '✗'} ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`,
  );
}

/**
 * Runs a program of ours or of a package as a check.
 *
 * @param {string} title
 * @param {string} path
 * @param {string[]} args
 */
const program = (title, path, ...args) =>
  check(title, async () => (await run(nodeProgram(), [path, ...args])) === 0);

/**
 * Runs a test runner and adds the counts of its JSON report. A runner that ends without a report counts as failed.
 *
 * @param {string} title
 * @param {(report: string) => Promise<number>} start
 * @param {(report: any) => import('./lib/test-reports.mjs').Counts} read
 */
async function suite(title, start, read) {
  const report = join(reports, `${title.replaceAll(/\W+/g, '-')}.json`);
  await check(title, async () => {
    const code = await start(report);
    const counts = read(JSON.parse(readFileSync(report, 'utf8')));
    passed += counts.passed;
    failed += counts.failed;
    testFiles.push(...counts.files);
    return code === 0 && counts.passed > 0;
  });
}

function printSlowestFiles() {
  if (testFiles.length === 0) return;
  console.log('\nThe ten slowest test files:');
  const slowest = testFiles.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  for (const { file, seconds } of slowest) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${relative(root, file)}`);
  }
}

async function main() {
  // Different programs install packages of npm and of Debian: they do not wait for each other.
  await Promise.all([ensureInstalled(), ensureBrowser(browser)]);
  // Linting by types takes most of what checking them does: one program does both.
  const lint = () =>
    program(
      'lint and types',
      packageProgram('oxlint/bin/oxlint'),
      '--type-aware',
      '--type-check',
      '--deny-warnings',
    );
  const checkStyle = async () => {
    await program('format', packageProgram('oxfmt/bin/oxfmt'), '--check');
    await program('import direction', 'scripts/check-imports.ts');
    await program('swallowed errors', 'scripts/check-swallowed-errors.ts');
    await program('dead code', packageProgram('knip/bin/knip.js'));
    await program('licences and versions of packages', 'scripts/check-licences.ts');
  };
  const build = () =>
    check('web build', async () => {
      await ensureWebBuild();
      return true;
    });
  await Promise.all([lint(), checkStyle(), build()]);
  if (full) {
    const tsc = packageProgram('typescript/bin/tsc');
    for (const project of projects) {
      await program(`types of ${project}`, tsc, '--project', project);
    }
  }
  await program('size of the web app', 'scripts/check-budget.ts');
  await suite(
    'unit and integration tests',
    (report) =>
      run(
        nodeProgram(),
        [
          packageProgram('vitest/vitest.mjs'),
          'run',
          `--maxWorkers=${testWorkers}`,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        { env: { ...process.env, ...(full && { TEST_FULL: '1' }) } },
      ),
    readVitestReport,
  );
  await suite(
    'browser tests',
    (report) =>
      run(
        nodeProgram(),
        [packageProgram('@playwright/test/cli.js'), 'test', '--config', 'tests/e2e'],
        {
          env: {
            ...process.env,
            CHROMIUM_PATH: chromiumPath(browser),
            E2E_REPORT: report,
            ...(full && { E2E_FULL: '1' }),
          },
        },
      ),
    readPlaywrightReport,
  );
  if (full) await program('a fresh clone', 'scripts/check-fresh-clone.ts');
}

try {
  await main();
} catch (error) {
  failed += 1;
  console.error(error instanceof Error ? error.message : error);
}
rmSync(reports, { recursive: true, force: true });
printSlowestFiles();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
