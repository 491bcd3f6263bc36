import { describe, expect, test } from 'vitest';
import { isSlowNetwork, readPlatform } from './browser-info.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
const android = 'Mozilla/5.0 (Linux; Android 16; SM-S938N)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

describe('platform', () => {
  test.each([
    [`${iPhone} ${webKit} Version/19.0 Mobile/15E148 Safari/604.1`, 5, 'ios', 'safari'],
    [`${iPhone} ${webKit} CriOS/150.0 Mobile/15E148 Safari/604.1`, 5, 'ios', 'chrome'],
    // The web views of the phone app report neither a version nor a browser.
    [`${iPhone} ${webKit} Mobile/15E148`, 5, 'ios', 'other'],
    [`${mac} ${webKit}`, 5, 'ios', 'other'],
    [`${android.replace(')', '; wv)')} ${chromium} Mobile Safari/537.36`, 5, 'android', 'chrome'],
    [`${mac} ${webKit} Version/19.0 Safari/605.1.15`, 5, 'ios', 'safari'],
    [`${mac} ${webKit} Version/19.0 Safari/605.1.15`, 0, 'desktop', 'safari'],
    [`${android} ${chromium} Mobile Safari/537.36`, 5, 'android', 'chrome'],
    [`${android} ${chromium} SamsungBrowser/29.0 Safari/537.36`, 5, 'android', 'samsung'],
    [`${windows} ${chromium} Safari/537.36`, 10, 'desktop', 'chrome'],
    [`${windows} ${chromium} Safari/537.36 Edg/150.0`, 0, 'desktop', 'edge'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0', 0, 'desktop', 'firefox'],
    ['', 0, 'desktop', 'other'],
  ] as const)(
    '%s with %d touch points is %s, %s',
    (userAgent, maxTouchPoints, platform, browser) => {
      expect(readPlatform({ userAgent, maxTouchPoints })).toEqual({ platform, browser });
    },
  );
});

describe('network', () => {
  test.each([
    ['unknown', null, true, false],
    ['offline', null, false, true],
    ['offline on a fast network', { effectiveType: '4g' }, false, true],
    ['4g', { effectiveType: '4g', saveData: false }, true, false],
    ['3g', { effectiveType: '3g' }, true, false],
    ['2g', { effectiveType: '2g' }, true, true],
    ['slow-2g', { effectiveType: 'slow-2g' }, true, true],
    ['4g with data saving', { effectiveType: '4g', saveData: true }, true, true],
  ])('%s', (_, connection, onLine, slow) => {
    expect(isSlowNetwork(connection, onLine)).toBe(slow);
  });
});
