import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

test('reads failures, also of files that do not load, and the seconds of each file from a report of vitest', () => {
  const report = {
    numPassedTests: 3,
    testResults: [
      {
        name: '/a.test.ts',
        startTime: 1_000,
        endTime: 3_500,
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'failed', fullName: 'divides', failureMessages: ['by zero'] },
        ],
      },
      {
        name: '/b.test.ts',
        startTime: 0,
        endTime: 500,
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
    ],
  };
  expect(readVitestReport(report)).toEqual({
    passed: 3,
    failures: [
      { test: '/a.test.ts › divides', message: 'by zero' },
      { test: '/b.test.ts', message: 'Cannot find module' },
    ],
    files: [
      { file: '/a.test.ts', seconds: 2.5 },
      { file: '/b.test.ts', seconds: 0.5 },
    ],
  });
});

test('counts a flaky browser test as failed, and adds up the tests of nested suites', () => {
  const spec = (duration: number, status: string) => ({
    file: 'a.spec.ts',
    line: 7,
    title: status,
    tests: [
      {
        status,
        projectName: 'phone',
        results: [{ duration, errors: status === 'expected' ? [] : [{ message: 'too late' }] }],
      },
    ],
  });
  const report = {
    config: { rootDir: '/e2e' },
    stats: { expected: 5 },
    suites: [
      {
        file: 'a.spec.ts',
        specs: [spec(1_000, 'expected'), spec(200, 'unexpected')],
        suites: [{ specs: [spec(300, 'flaky')] }],
      },
    ],
  };
  expect(readPlaywrightReport(report)).toEqual({
    passed: 5,
    failures: [
      { test: '[phone] a.spec.ts:7 › unexpected', message: 'too late' },
      { test: '[phone] a.spec.ts:7 › flaky', message: 'too late' },
    ],
    files: [{ file: '/e2e/a.spec.ts', seconds: 1.5 }],
  });
});
