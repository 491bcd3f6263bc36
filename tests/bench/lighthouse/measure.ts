import lighthouse, { type Result } from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import { chromiumFlags } from '../../e2e/support/chromium-flags.ts';
import { chromiumPath } from '../../../scripts/lib/browser.mjs';
import { putBack, type StoredEntries } from './stored.ts';

export type Measure = {
  /** Scores are from 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly paintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly shift: number;
  readonly bytes: number;
  /** The speed of this machine in Lighthouse's benchmark. */
  readonly machine: number;
  /** The audits that failed. */
  readonly faults: readonly string[];
};

/** Lighthouse's default for phones. */
const slowNetwork = { rttMs: 150, throughputKbps: 1.6 * 1024 };

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Ignores certificate errors: the certificate is self-signed. */
export const openBrowser = (): Promise<Browser> =>
  puppeteer.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, '--ignore-certificate-errors'],
  });

/** A lost trace says nothing about the page; Lighthouse itself recommends another run then. */
const tries = 3;

export type Visit = {
  readonly url: string;
  /** How many times slower than this machine. */
  readonly slowdown: number;
  readonly stored?: StoredEntries | undefined;
};

/** Measures a first visit, without cache and service worker. The user may be signed in. */
export async function measure(browser: Browser, wanted: Visit): Promise<Measure> {
  for (let left = tries - 1; ; left -= 1) {
    const result = await visit(browser, wanted);
    if (result && !result.runtimeError) return read(result, wanted.url);
    const reason = result?.runtimeError?.message ?? 'Lighthouse returned no result';
    if (left === 0) throw new Error(reason);
    console.log(`  trying again: ${reason}`);
  }
}

async function visit(
  browser: Browser,
  { url, slowdown, stored }: Visit,
): Promise<Result | undefined> {
  const context = await browser.createBrowserContext();
  await context.overridePermissions(new URL(url).origin, ['camera', 'microphone']);
  const page = await context.newPage();
  if (stored) await page.evaluateOnNewDocument(putBack, stored);
  const flags = {
    onlyCategories: [...categories],
    logLevel: 'error' as const,
    throttling: { ...slowNetwork, cpuSlowdownMultiplier: slowdown },
  };
  const measured = await lighthouse(url, flags, undefined, page);
  await context.close();
  return measured?.lhr;
}

function read(result: Result, url: string): Measure {
  if (result.finalDisplayedUrl !== url) throw new Error(`led to ${result.finalDisplayedUrl}`);
  const score = (category: (typeof categories)[number]) =>
    Math.round((result.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    paintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    machine: result.environment.benchmarkIndex,
    faults: ['accessibility', 'best-practices'].flatMap((category) =>
      (result.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${result.audits[id]?.title}`),
    ),
  };
}
