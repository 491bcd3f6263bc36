import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

test('reads the counts and the seconds of each file from a report of vitest', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [{ name: '/a.test.ts', startTime: 1_000, endTime: 3_500 }],
  };
  expect(readVitestReport(report)).toEqual({
    passed: 3,
    failed: 1,
    files: [{ file: '/a.test.ts', seconds: 2.5 }],
  });
});

test('counts a flaky browser test as failed, and adds up the tests of nested suites', () => {
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const report = {
    config: { rootDir: '/e2e' },
    stats: { expected: 5, unexpected: 1, flaky: 2 },
    suites: [{ file: 'a.spec.ts', specs: [spec(1_000)], suites: [{ specs: [spec(500)] }] }],
  };
  expect(readPlaywrightReport(report)).toEqual({
    passed: 5,
    failed: 3,
    files: [{ file: '/e2e/a.spec.ts', seconds: 1.5 }],
  });
});
