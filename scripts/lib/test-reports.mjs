/**
 * The contents of a test runner's JSON report: how many tests passed, which failed and why, and how long each file took.
 *
 * @typedef {{
 *   passed: number;
 *   failures: Array<{ test: string; message: string }>;
 *   files: Array<{ file: string; seconds: number }>;
 * }} TestReport
 */

/**
 * @param {any} report
 * @returns {TestReport}
 */
export function readVitestReport(report) {
  return {
    passed: report.numPassedTests,
    failures: report.testResults.flatMap((/** @type {any} */ file) => {
      const tests = file.assertionResults.filter(
        (/** @type {any} */ { status }) => status === 'failed',
      );
      if (tests.length === 0 && file.status === 'failed') {
        return [{ test: file.name, message: file.message }];
      }
      return tests.map((/** @type {any} */ { fullName, failureMessages }) => ({
        test: `${file.name} › ${fullName}`,
        message: failureMessages.join('\n'),
      }));
    }),
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
 * @returns {TestReport}
 */
export function readPlaywrightReport(report) {
  return {
    passed: report.stats.expected,
    failures: report.suites.flatMap(failuresOf),
    files: report.suites.map((/** @type {any} */ suite) => ({
      file: `${report.config.rootDir}/${suite.file}`,
      seconds: durationOf(suite) / 1000,
    })),
  };
}

/**
 * The failed tests of a suite and of the suites inside it.
 *
 * @param {any} suite
 * @returns {TestReport['failures']}
 */
function failuresOf(suite) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ { status }) => status === 'unexpected' || status === 'flaky')
      .map((/** @type {any} */ { projectName, results }) => ({
        test: `[${projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
        message: results
          .flatMap((/** @type {any} */ result) => result.errors)
          .map((/** @type {any} */ error) => error.message)
          .join('\n'),
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)];
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
