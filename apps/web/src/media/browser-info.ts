export type Platform = 'ios' | 'android' | 'desktop';
type Browser = 'edge' | 'samsung' | 'opera' | 'firefox' | 'chrome' | 'safari' | 'other';

export type PlatformInfo = { readonly platform: Platform; readonly browser: Browser };

type NavigatorLike = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** Most specific first: nearly all of them also contain Chrome and Safari. */
const browsers: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['samsung', /\bSamsungBrowser\//],
  ['opera', /\b(?:OPR|OPT)\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|Chromium|CriOS)\//],
  ['safari', /\bSafari\//],
];

export function readPlatform({ userAgent, maxTouchPoints }: NavigatorLike): PlatformInfo {
  return {
    platform: platformOf(userAgent, maxTouchPoints),
    browser: browsers.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'other',
  };
}

function platformOf(userAgent: string, maxTouchPoints: number): Platform {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  // iPadOS reports itself as a Mac, but no Mac has a touch screen.
  if (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return /\bAndroid\b/.test(userAgent) ? 'android' : 'desktop';
}

/** The parts of `navigator.connection` that are used here. */
type ConnectionLike = {
  readonly saveData?: boolean | undefined;
  readonly effectiveType?: string | undefined;
};

declare global {
  interface Navigator {
    /** Only Chromium has it. */
    readonly connection?: ConnectionLike;
  }
}

const slowTypes = new Set<string | undefined>(['slow-2g', '2g']);

/** Whether the network is too slow to send sound during an answer, or the user asked to save data. */
export function isSlowNetwork(connection: ConnectionLike | null, onLine: boolean): boolean {
  return !onLine || connection?.saveData === true || slowTypes.has(connection?.effectiveType);
}
