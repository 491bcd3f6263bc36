import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags } from './support/chromium-flags.ts';

/** `npm run test:full` runs what a person sees or touches on every size; `npm test` a phone and a laptop where it matters. */
const full = Boolean(process.env['E2E_FULL']);
const onEverySize =
  /(accounts|axe|dashboard|landing|leaving|live-ads|live-look|preparation|results|retake|session-details|session-list|setup|shell|storage|touch|touch-flow|validation)\.spec\.ts/;
const onPhone = full ? onEverySize : /(accounts|landing|live-ads|touch-flow)\.spec\.ts/;
/** What the phone does for both, and what offline.spec.ts does through the app itself. */
const notOnLaptop = full ? [] : [/(landing|live-ads|touch-flow|whisper-local)\.spec\.ts/];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // An interview runs in real time, and a machine may have much else to do. Only a test that fails waits this long.
  timeout: 600_000,
  expect: { timeout: 180_000 },
  // A browser test waits half of its time: for a countdown, a spoken sentence, a page.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['E2E_REPORT'] ?? '../../test-results/e2e.json' }],
  ],
  use: {
    baseURL: process.env['E2E_BASE_URL'],
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // What a worker fetches passes by `page.route`. The specs about it allow it.
    serviceWorkers: 'block',
    // A trace of every test would double its time.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: chromiumFlags,
    },
  },
  projects: [
    {
      name: 'laptop',
      testIgnore: notOnLaptop,
      use: {
        ...devices['Desktop Chrome'],
        channel: undefined,
        viewport: { width: 1280, height: 800 },
      },
    },
    {
      name: 'phone',
      testMatch: onPhone,
      use: {
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 2,
      },
    },
    ...(full
      ? [
          {
            name: 'tablet',
            testMatch: onEverySize,
            use: { viewport: { width: 768, height: 1024 }, hasTouch: true },
          },
        ]
      : []),
  ],
});
