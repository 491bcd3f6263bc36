import lighthouse, { type Result } from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import { chromiumFlags } from '../../e2e/support/chromium-flags.ts';
import { chromiumPath } from '../../../scripts/lib/browser.mjs';
import type { StoredEntries } from './stored.ts';

export type Measure = {
  /** Of 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly paintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly shift: number;
  readonly bytes: number;
  /** How fast Lighthouse finds this machine to be. */
  readonly machine: number;
  /** What Lighthouse found to be wanting. */
  readonly faults: readonly string[];
};

/** Lighthouse's own for phones. */
const slowNetwork = { rttMs: 150, throughputKbps: 1.6 * 1024 };

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The certificate is one that nobody has signed. */
export const openBrowser = (): Promise<Browser> =>
  puppeteer.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, '--ignore-certificate-errors'],
  });

/** A trace that got lost says nothing about the page; Lighthouse itself asks for another run then. */
const tries = 3;

export type Visit = {
  readonly url: string;
  /** So many times slower than this machine. */
  readonly slowdown: number;
  readonly stored?: StoredEntries | undefined;
};

/** One visit of someone who was never here, but may be signed in: nothing cached, no worker. */
export async function measure(browser: Browser, wanted: Visit): Promise<Measure> {
  for (let left = tries - 1; ; left -= 1) {
    const result = await visit(browser, wanted);
    if (result && !result.runtimeError) return read(result, wanted.url);
    const reason = result?.runtimeError?.message ?? 'Lighthouse has measured nothing';
    if (left === 0) throw new Error(reason);
    console.log(`  once more: ${reason}`);
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

/** Runs in the page, before anything else does. */
function putBack({ local, session }: StoredEntries): void {
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
}
