import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags } from './support/chromium-flags.ts';

/** `npm run test:full` tests what users see or touch on every size; `npm test` on phone and laptop where it matters. */
const full = Boolean(process.env['E2E_FULL']);
const onEverySize =
  /(account-security|accounts|axe|dashboard|landing|leaving|live-ads|live-look|live-voice|practice|preparation|question-sets|results|retake|session-details|session-list|setup|shell|storage|touch|touch-flow|validation)\.spec\.ts/;
const onPhone = full
  ? onEverySize
  : /(account-security|accounts|landing|live-ads|question-sets|touch-flow)\.spec\.ts/;
/** Specs for which the phone is enough, and one that offline.spec.ts covers through the app itself. */
const notOnLaptop = full
  ? []
  : [/(landing|live-ads|question-sets|touch-flow|whisper-local)\.spec\.ts/];
/** Two minutes of real time. Begun last, it would run alone at the end. */
const inRealTime = /live-interview\.spec\.ts/;
const laptop = {
  ...devices['Desktop Chrome'],
  channel: undefined,
  viewport: { width: 1280, height: 800 },
};

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  ...(!full && { grepInvert: /@full/ }),
  // An interview runs in real time, and the machine may be busy. Only a failing test waits this long.
  timeout: 600_000,
  expect: { timeout: 180_000 },
  // A browser test spends half of its time waiting: for a countdown, a spoken sentence, a page.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['E2E_REPORT'] ?? '../../test-results/e2e.json' }],
  ],
  use: {
    baseURL: process.env['E2E_BASE_URL'],
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Requests of a service worker bypass `page.route`. The specs about the worker allow it.
    serviceWorkers: 'block',
    // Drawing what moves takes a fifth of the processor time of a page. `npm run test:full` sees it move.
    ...(!full && { contextOptions: { reducedMotion: 'reduce' as const } }),
    // Tracing every test would double the time.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: chromiumFlags,
    },
  },
  projects: [
    { name: 'laptop, in real time', testMatch: inRealTime, use: laptop },
    { name: 'laptop', testIgnore: [inRealTime, ...notOnLaptop], use: laptop },
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
