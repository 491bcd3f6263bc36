// `npm test`: installs what it needs, runs every check and test, and ends with what failed and `N passed, N failed`.
// `npm run test:full` adds wide matrices, more screen sizes and languages, Chromium with its window, TypeScript's own
// check of types, and a fresh clone.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { chromiumPath, ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { runAndKeep } from './lib/run.mjs';
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
/** @type {Array<{ title: string; details: string }>} */
const failures = [];
/** @type {Array<{ file: string; seconds: number }>} */
const testFiles = [];

const messageOf = (/** @type {unknown} */ error) =>
  error instanceof Error ? error.message : String(error);

/**
 * @param {string} title
 * @param {() => Promise<string | null>} work Resolves to null, or to the details of a failure.
 */
async function check(title, work) {
  const start = performance.now();
  console.log(`\n▸ ${title}`);
  const details = await work().catch((error) => {
    console.error(messageOf(error));
    return messageOf(error);
  });
  if (details === null) passed += 1;
  else failures.push({ title, details });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${details === null ? '✓' : '✗'} ${title} (${seconds} s)`);
}

/**
 * Runs a program of ours or of a package as a check.
 *
 * @param {string} title
 * @param {string} path
 * @param {string[]} args
 */
const program = (title, path, ...args) =>
  check(title, async () => {
    const { code, lastLines } = await runAndKeep(nodeProgram(), [path, ...args]);
    return code === 0 ? null : lastLines;
  });

/**
 * Runs a test runner and adds the results of its JSON report. A runner that ends without a report counts as failed.
 *
 * @param {string} title
 * @param {(report: string) => ReturnType<typeof runAndKeep>} start
 * @param {(report: any) => import('./lib/test-reports.mjs').TestReport} read
 */
async function suite(title, start, read) {
  const report = join(reports, `${title.replaceAll(/\W+/g, '-')}.json`);
  await check(title, async () => {
    const { code, lastLines } = await start(report);
    if (!existsSync(report)) return `${lastLines}\n${title} ended without a report`;
    const result = read(JSON.parse(readFileSync(report, 'utf8')));
    passed += result.passed;
    for (const { test, message } of result.failures) {
      failures.push({ title: test.replace(`${root}/`, ''), details: message });
    }
    testFiles.push(...result.files);
    return code === 0 && result.passed > 0 ? null : lastLines;
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

/** At the very end, because a log is often cut at its beginning. */
function printFailures() {
  for (const { title, details } of failures) console.log(`\n✗ ${title}\n${details}`);
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
      return null;
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
      runAndKeep(
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
      runAndKeep(
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
  failures.push({ title: 'the run itself', details: messageOf(error) });
}
rmSync(reports, { recursive: true, force: true });
printSlowestFiles();
printFailures();
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
