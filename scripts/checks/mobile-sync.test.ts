import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setAdAppIds, setPagePolicy } from '../lib/app-files.mjs';
import { readAppSettings } from '../lib/app-settings.mjs';
import { kept, mobile, root } from './mobile-files.ts';

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

describe('settings', () => {
  const server = { VITE_API_ORIGIN: 'https://daedap.example' };

  test('requires a server over TLS; allows localhost only in development', () => {
    expect(readAppSettings(server, false)).toMatchObject({
      server: 'https://daedap.example',
      adAppIds: { android: '', ios: '' },
    });
    const own = { VITE_API_ORIGIN: 'http://10.0.2.2:3000' };
    expect(readAppSettings(own, true).server).toBe('http://10.0.2.2:3000');
    for (const env of [{}, own, { VITE_API_ORIGIN: 'https://daedap.example/api' }])
      expect(() => readAppSettings(env, false)).toThrow('VITE_API_ORIGIN must be');
  });

  test('accepts valid ad ids, refuses others, and never guesses one', () => {
    const ids = {
      ...server,
      ADMOB_APP_ID_IOS: 'ca-app-pub-1234567890123456~1234567890',
      VITE_ADMOB_INTERSTITIAL_IOS: 'ca-app-pub-1234567890123456/1234567890',
    };
    const { adAppIds, build } = readAppSettings(ids, false);
    expect(adAppIds.ios).toBe(ids.ADMOB_APP_ID_IOS);
    expect(build.VITE_ADMOB_INTERSTITIAL_IOS).toBe(ids.VITE_ADMOB_INTERSTITIAL_IOS);
    for (const name of ['ADMOB_APP_ID_ANDROID', 'VITE_ADMOB_INTERSTITIAL_ANDROID'])
      expect(() => readAppSettings({ ...server, [name]: 'pub-1' }, false)).toThrow(name);
  });
});

describe('a sync', () => {
  // As deep in the project as the real folder: the native projects find packages by relative paths.
  let copy = '';
  beforeAll(() => {
    mkdirSync(join(root, 'coverage'), { recursive: true });
    copy = mkdtempSync(join(root, 'coverage', 'mobile-'));
    for (const path of kept)
      cpSync(join(mobile, path), join(copy, path), { preserveTimestamps: true });
    mkdirSync(join(copy, 'dist'));
    writeFileSync(
      join(copy, 'dist/index.html'),
      '<html>\n  <head>\n    <meta charset="utf-8" />\n  </head>\n</html>\n',
    );
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('changes no tracked file, however often it runs', () => {
    const capacitor = join(root, 'node_modules/@capacitor/cli/bin/capacitor');
    for (let time = 0; time < 2; time += 1) {
      execFileSync(process.execPath, [capacitor, 'sync'], {
        cwd: copy,
        env: { ...process.env, CAPACITOR_TELEMETRY: 'off' },
      });
      const changed = kept.filter(
        (path) => !readFileSync(join(copy, path)).equals(readFileSync(join(mobile, path))),
      );
      expect(changed).toEqual([]);
    }
    expect(JSON.parse(read(copy, 'ios/App/App/capacitor.config.json'))).toMatchObject({
      appId: 'kr.daedap.app',
      server: { androidScheme: 'https', iosScheme: 'capacitor' },
    });
  });

  test('writes the page’s content policy once, and the ad apps only where they are set', () => {
    setPagePolicy(join(copy, 'dist'), 'https://one.example');
    setPagePolicy(join(copy, 'dist'), 'https://daedap.example');
    const page = read(copy, 'dist/index.html');
    expect(page.match(/Content-Security-Policy/g)).toHaveLength(1);
    expect(page).toContain('https://daedap.example wss://daedap.example;');
    expect(page).not.toContain('one.example');
    const ids = { android: 'ca-app-pub-1234567890123456~1234567890', ios: '' };
    setAdAppIds(copy, ids);
    expect(read(copy, 'android/ads.properties')).toBe(`admobAppId=${ids.android}\n`);
    expect(globSync('{android,ios}/ads.*', { cwd: copy })).toEqual(['android/ads.properties']);
    setAdAppIds(copy, { android: '', ios: '' });
    expect(globSync('{android,ios}/ads.*', { cwd: copy })).toEqual([]);
  });
});
