// `npm run bench:shifts`: layout shifts while a page loads, on a phone, a tablet and a laptop, with fast and with slow data.
// `-- /dashboard` measures only the pages whose address begins with it.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags } from '../e2e/support/chromium-flags.ts';
import { shiftLimit, shiftsOf, watchShifts } from '../e2e/support/shifts.ts';
import { chromiumPath } from '../../scripts/lib/browser.mjs';
import { pagesOfUser, putBack, type StoredEntries, storeSomeone } from './lighthouse/stored.ts';
import { servePages } from './serve-pages.ts';

const slowMs = 700;
const screens = {
  phone: {
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  laptop: { viewport: { width: 1280, height: 800 } },
};

const server = await servePages();
const { stored, sessionId } = await storeSomeone(server.address);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });

const pages: { path: string; stored?: StoredEntries }[] = [
  { path: '/' },
  { path: '/login' },
  { path: '/register' },
  ...Object.values(pagesOfUser(sessionId)).map((path) => ({ path, stored })),
].filter(({ path }) => path.startsWith(process.argv[2] ?? '/'));

type Visit = { path: string; stored?: StoredEntries; screen: keyof typeof screens; slow: boolean };

async function shiftsDuring(open: Browser, { path, stored: kept, screen, slow }: Visit) {
  const context = await open.newContext({
    ...screens[screen],
    baseURL: server.address,
    locale: 'ko-KR',
    permissions: ['camera', 'microphone'],
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await watchShifts(page);
  if (kept) {
    await page.addInitScript(putBack, kept);
  }
  if (slow) {
    await page.route('**/api/**', async (route) => {
      await sleep(slowMs);
      await route.continue();
    });
  }
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const shifts = await shiftsOf(page);
  await context.close();
  return shifts;
}

console.log(`Layout shifts while a page loads (limit ${shiftLimit})`);
try {
  for (const page of pages) {
    for (const screen of ['phone', 'tablet', 'laptop'] as const) {
      for (const slow of [false, true]) {
        const shifts = await shiftsDuring(browser, { ...page, screen, slow });
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        const how = `${page.path} ${screen}${slow ? `, data after ${slowMs} ms` : ''}`;
        console.log(`${how}: ${total.toFixed(4)}${total < shiftLimit ? '' : ' TOO MUCH'}`);
        if (total < shiftLimit) continue;
        shifts.forEach(({ value, moved }) => console.log(`  ${value.toFixed(4)} ${moved}`));
        process.exitCode = 1;
      }
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
