/** The parts of its packages that the bench uses. They are installed when it runs, so their own types may be missing. */
declare module 'puppeteer-core' {
  export type Page = {
    evaluateOnNewDocument: <Value>(
      script: (value: Value) => void,
      value: Value,
    ) => Promise<unknown>;
  };
  type Context = {
    newPage: () => Promise<Page>;
    overridePermissions: (origin: string, permissions: string[]) => Promise<void>;
    close: () => Promise<void>;
  };
  export type Browser = {
    createBrowserContext: () => Promise<Context>;
    version: () => Promise<string>;
    close: () => Promise<void>;
  };
  const puppeteer: {
    launch: (options: { executablePath: string; args: string[] }) => Promise<Browser>;
  };
  export default puppeteer;
}

declare module 'lighthouse' {
  import type { Page } from 'puppeteer-core';

  type Audit = {
    readonly id: string;
    readonly title: string;
    readonly score: number | null;
    readonly numericValue?: number;
  };
  export type Result = {
    readonly lighthouseVersion: string;
    readonly finalDisplayedUrl: string;
    readonly runtimeError?: { readonly message: string };
    readonly categories: Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >;
    readonly audits: Record<string, Audit>;
    readonly environment: { readonly benchmarkIndex: number };
  };
  /** Without a configuration it emulates a phone with a simulated network and processor. */
  export default function lighthouse(
    url: string,
    flags: {
      onlyCategories: string[];
      logLevel: 'error';
      throttling: { rttMs: number; throughputKbps: number; cpuSlowdownMultiplier: number };
    },
    config: undefined,
    page: Page,
  ): Promise<{ lhr: Result } | undefined>;
}
