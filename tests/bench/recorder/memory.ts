import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** The private memory of a process. Shared memory depends on other processes and does not count. 0 outside Linux. */
function ownBytes(pid: number): number {
  try {
    const said = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Anonymous:\s+(\d+)/m.exec(said)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Reads the memory of a page and its browser after a garbage collection. */
export async function createMemoryReader(browser: Browser, page: Page) {
  const ofBrowser = await browser.newBrowserCDPSession();
  const ofPage: CDPSession = await page.context().newCDPSession(page);
  await ofPage.send('Performance.enable');
  return async () => {
    await ofPage.send('HeapProfiler.collectGarbage');
    const { metrics } = await ofPage.send('Performance.getMetrics');
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
    const { processInfo } = await ofBrowser.send('SystemInfo.getProcessInfo');
    const bytesOf = (wanted: (type: string) => boolean) =>
      megabytes(
        processInfo
          .filter(({ type }) => wanted(type))
          .reduce((sum, { id }) => sum + ownBytes(id), 0),
      );
    return {
      heap: (heap / 1024 / 1024).toFixed(1),
      page: bytesOf((type) => type === 'renderer'),
      browser: bytesOf((type) => type === 'browser'),
      all: bytesOf(() => true),
    };
  };
}
