/**
 * The contents of a test runner's JSON report: how many tests passed and failed, and how long each file took.
 *
 * @typedef {{ passed: number; failed: number; files: Array<{ file: string; seconds: number }> }} Counts
 */

/**
 * @param {any} report
 * @returns {Counts}
 */
export function readVitestReport(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    files: report.testResults.map((/** @type {any} */ file) => ({
      file: file.name,
      seconds: (file.endTime - file.startTime) / 1000,
    })),
  };
}

/**
 * A test that passed only on a second try is flaky, and counts as failed.
 *
 * @param {any} report
 * @returns {Counts}
 */
export function readPlaywrightReport(report) {
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    files: report.suites.map((/** @type {any} */ suite) => ({
      file: `${report.config.rootDir}/${suite.file}`,
      seconds: durationOf(suite) / 1000,
    })),
  };
}

/**
 * Milliseconds of all tests in a suite and the suites inside it.
 *
 * @param {any} suite
 * @returns {number}
 */
function durationOf(suite) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests.flatMap((/** @type {any} */ test) =>
      test.results.map((/** @type {any} */ result) => result.duration),
    ),
  );
  const inner = (suite.suites ?? []).map(durationOf);
  return [...own, ...inner].reduce((sum, ms) => sum + ms, 0);
}
