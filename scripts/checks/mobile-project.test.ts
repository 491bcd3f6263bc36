// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kept, mobile, root } from './mobile-files.ts';

const android = join(mobile, 'android');
const ios = join(mobile, 'ios/App');

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

function parse(text: string): Document {
  const page = new DOMParser().parseFromString(text, 'application/xml');
  expect(page.querySelector('parsererror')?.textContent).toBeUndefined();
  return page;
}

const space = 'http://schemas.android.com/apk/res/android';
const manifest = () => parse(read(android, 'app/src/main/AndroidManifest.xml'));
const named = (page: Document, tag: string) =>
  [...page.getElementsByTagName(tag)].map((element) => element.getAttributeNS(space, 'name'));

/** The keys of a property list with their values. */
function plist(text: string): Map<string, Element> {
  const keys = [...parse(text).querySelectorAll('plist > dict > key')];
  return new Map(
    keys.map((key) => [key.textContent, key.nextElementSibling ?? expect.fail(key.textContent)]),
  );
}

const info = () => plist(read(ios, 'App/Info.plist'));
const variable = (name: string) =>
  new RegExp(`${name} = '?([^'\\n]+)'?`).exec(read(android, 'variables.gradle'))?.[1];

describe('the files of the phone app', () => {
  test('are well-formed', () => {
    const xml = kept.filter((path) => /\.(xml|plist|storyboard)$/.test(path));
    expect(xml.length).toBeGreaterThan(12);
    for (const path of xml) parse(read(mobile, path));
    const json = kept.filter((path) => path.endsWith('.json'));
    for (const path of json) expect(JSON.parse(read(mobile, path))).toBeTypeOf('object');
  });

  test('have their own icons and splash screens, in every size', () => {
    const sizes = [48, 72, 96, 144, 192];
    const densities = ['mdpi', 'hdpi', 'xhdpi', 'xxhdpi', 'xxxhdpi'];
    for (const [at, density] of densities.entries()) {
      for (const name of ['ic_launcher', 'ic_launcher_round']) {
        const path = join(android, `app/src/main/res/mipmap-${density}/${name}.png`);
        expect([path, readFileSync(path).readUInt32BE(16)]).toEqual([path, sizes[at]]);
      }
    }
    const icon = readFileSync(
      join(ios, 'App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png'),
    );
    expect(icon.readUInt32BE(16)).toBe(1024);
    // Colour type 2 has no transparency, which the store refuses.
    expect(icon[25]).toBe(2);
    expect(kept.filter((path) => /splash.*\.png$/.test(path))).toEqual([]);
  });

  test('agree on the version', () => {
    const { version } = JSON.parse(read(root, 'package.json')) as { version: string };
    expect(JSON.parse(read(mobile, 'package.json'))).toMatchObject({ version });
    expect(read(android, 'app/build.gradle')).toContain(`versionName "${version}"`);
    const project = read(ios, 'App.xcodeproj/project.pbxproj');
    expect([...project.matchAll(/MARKETING_VERSION = (.*);/g)].map(([, at]) => at)).toEqual([
      version,
      version,
    ]);
  });

  test('all belong to Capacitor 8', () => {
    const own = JSON.parse(read(mobile, 'package.json')) as {
      dependencies: Record<string, string>;
    };
    const versions = Object.entries(own.dependencies);
    expect(versions.length).toBeGreaterThan(8);
    expect(versions.filter(([, version]) => !/^8\.\d+\.\d+$/.test(version))).toEqual([]);
    expect([variable('minSdkVersion'), variable('targetSdkVersion')]).toEqual(['24', '36']);
    const web = JSON.parse(read(root, 'apps/web/package.json')) as {
      dependencies: Record<string, string>;
    };
    const shared = versions.filter(([name]) => name in web.dependencies);
    expect(shared.length).toBeGreaterThan(5);
    expect(shared.filter(([name, version]) => web.dependencies[name] !== version)).toEqual([]);
  });

  test('have the same settings for both shells', () => {
    const config = read(mobile, 'capacitor.config.ts');
    for (const line of [
      "appId: 'kr.daedap.app'",
      "appName: '대답'",
      "androidScheme: 'https'",
      "iosScheme: 'capacitor'",
      'cleartext: false',
      'allowNavigation: []',
    ])
      expect(config).toContain(line);
    expect(read(android, 'app/build.gradle')).toContain('applicationId "kr.daedap.app"');
    expect(read(ios, 'App.xcodeproj/project.pbxproj')).toContain(
      'PRODUCT_BUNDLE_IDENTIFIER = kr.daedap.app;',
    );
  });
});

describe('Android', () => {
  test('requests the permissions that it needs, and no others', () => {
    expect(named(manifest(), 'uses-permission')).toEqual([
      'android.permission.INTERNET',
      'android.permission.CAMERA',
      'android.permission.RECORD_AUDIO',
      'android.permission.MODIFY_AUDIO_SETTINGS',
      'com.google.android.gms.permission.AD_ID',
    ]);
  });

  test('makes no cloud backup and sends nothing unencrypted', () => {
    const app = manifest().querySelector('application');
    const value = (name: string) => app?.getAttributeNS(space, name);
    expect(value('allowBackup')).toBe('false');
    expect(value('fullBackupContent')).toBe('false');
    expect(value('usesCleartextTraffic')).toBe('false');
    const network = parse(read(android, 'app/src/main/res/xml/network_security_config.xml'));
    const clear = [...network.querySelectorAll('[cleartextTrafficPermitted]')];
    expect(clear.map((element) => element.getAttribute('cleartextTrafficPermitted'))).toEqual([
      'false',
    ]);
    expect(named(manifest(), 'activity')).toEqual(['.MainActivity']);
  });

  test('draws from edge to edge, and resizes for the keyboard', () => {
    const activity = manifest().querySelector('activity');
    expect(activity?.getAttributeNS(space, 'windowSoftInputMode')).toBe('adjustResize');
    const styles = parse(read(android, 'app/src/main/res/values/styles.xml'));
    const items = [...styles.querySelectorAll('item')].map((item) => [
      item.getAttribute('name'),
      item.textContent,
    ]);
    expect(items).toContainEqual(['android:statusBarColor', '@android:color/transparent']);
    expect(items).toContainEqual(['android:navigationBarColor', '@android:color/transparent']);
  });

  test('uses the ad network’s test app when no other is set', () => {
    const ads = [...manifest().getElementsByTagName('meta-data')].find(
      (element) =>
        element.getAttributeNS(space, 'name') === 'com.google.android.gms.ads.APPLICATION_ID',
    );
    expect(ads?.getAttributeNS(space, 'value')).toBe('${admobAppId}');
    expect(read(android, 'app/build.gradle')).toContain('"ca-app-pub-3940256099942544~3347511713"');
  });
});

describe('iOS', () => {
  const asked = [
    'NSCameraUsageDescription',
    'NSMicrophoneUsageDescription',
    'NSUserTrackingUsageDescription',
  ];

  test('explains its permissions in Korean and English', () => {
    const given = info();
    for (const key of asked) expect(given.get(key)?.textContent).toMatch(/[가-힣]+요\.$/);
    expect([...given.keys()].filter((key) => key.endsWith('UsageDescription'))).toEqual(asked);
    for (const language of ['ko', 'en']) {
      const strings = read(ios, `App/${language}.lproj/InfoPlist.strings`);
      for (const key of [...asked, 'CFBundleDisplayName'])
        expect(strings).toMatch(new RegExp(`^"${key}" = "[^"]+";$`, 'm'));
    }
    const korean = read(ios, 'App/ko.lproj/InfoPlist.strings');
    for (const key of asked) expect(korean).toContain(`"${given.get(key)?.textContent}"`);
    expect(given.get('CFBundleDevelopmentRegion')?.textContent).toBe('ko');
  });

  test('names its ad app and its ad networks', () => {
    expect(info().get('GADApplicationIdentifier')?.textContent).toBe('$(ADMOB_APP_ID)');
    expect(read(mobile, 'ios/app.xcconfig')).toContain(
      'ADMOB_APP_ID = ca-app-pub-3940256099942544~1458002511\n#include? "ads.xcconfig"',
    );
    expect(info().get('SKAdNetworkItems')?.textContent).toContain('cstr6suwn9.skadnetwork');
    expect(info().has('NSAppTransportSecurity')).toBe(false);
  });

  test('refers only to files that exist', () => {
    const project = read(ios, 'App.xcodeproj/project.pbxproj');
    for (const name of ['ko.lproj/InfoPlist.strings', 'en.lproj/InfoPlist.strings', 'Info.plist']) {
      expect(project).toContain(`path = ${name};`);
      expect(kept).toContain(`ios/App/App/${name}`);
    }
    const ids = [...project.matchAll(/^\t\t([0-9A-F]{24}) .*= \{/gm)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...project.matchAll(/\b([0-9A-F]{24})\b/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    // Both build configurations contain the ad app.
    expect(project.match(/baseConfigurationReference = .* app\.xcconfig/g)).toHaveLength(1);
    expect(read(mobile, 'ios/debug.xcconfig')).toContain('#include "app.xcconfig"');
  });
});
