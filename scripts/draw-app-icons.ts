// `npm run mobile:icons`: draws the icons and splash screens of the phone app from the logo of the web app. The files
// are in the repository, so that building the app needs no browser.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from './lib/browser.mjs';
import { root } from './lib/root.mjs';

const accent = '#403aa8';
/** Visible on light and on dark backgrounds. */
const splashAccent = '#5f57d8';
const mobile = join(root, 'apps/mobile');
const resources = join(mobile, 'android/app/src/main/res');
const assets = join(mobile, 'ios/App/App/Assets.xcassets');

const favicon = readFileSync(join(root, 'apps/web/public/favicon.svg'), 'utf8');
const shapes = [...favicon.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);

type Look = {
  readonly pixels: number;
  /** Share of the whole width. */
  readonly mark: number;
  readonly bubble: string;
  readonly voice: string;
  readonly ground?: { readonly colour: string; readonly radius: number };
};

function svgOf({ pixels, mark, bubble, voice, ground }: Look): string {
  const size = pixels * mark;
  const at = (pixels - size) / 2;
  const radius = ground ? ground.radius * pixels : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}">
    ${ground ? `<rect width="${pixels}" height="${pixels}" rx="${radius}" fill="${ground.colour}"/>` : ''}
    <svg x="${at}" y="${at}" width="${size}" height="${size}" viewBox="0 0 32 32">
      <path fill="${bubble}" d="${shapes[0]}"/>
      <path fill="none" stroke="${voice}" stroke-width="2.6" stroke-linecap="round" d="${shapes[1]}"/>
    </svg>
  </svg>`;
}

const icon = (pixels: number, radius: number): Look => ({
  pixels,
  mark: 0.6,
  bubble: '#fff',
  voice: accent,
  ground: { colour: accent, radius },
});

const splash = (pixels: number): Look => ({
  pixels,
  mark: 0.9,
  bubble: splashAccent,
  voice: '#fff',
});

const densities = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 };

const pictures: readonly (readonly [path: string, look: Look])[] = [
  ...Object.entries(densities).flatMap(([name, pixels]) => [
    [join(resources, `mipmap-${name}/ic_launcher.png`), icon(pixels, 0.22)] as const,
    [join(resources, `mipmap-${name}/ic_launcher_round.png`), icon(pixels, 0.5)] as const,
  ]),
  [join(assets, 'AppIcon.appiconset/AppIcon-512@2x.png'), icon(1024, 0)],
  [join(assets, 'Splash.imageset/mark.png'), splash(128)],
  [join(assets, 'Splash.imageset/mark@2x.png'), splash(256)],
  [join(assets, 'Splash.imageset/mark@3x.png'), splash(384)],
];

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const [path, look] of pictures) {
  await page.setViewportSize({ width: look.pixels, height: look.pixels });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svgOf(look)}`);
  mkdirSync(dirname(path), { recursive: true });
  // The App Store accepts no icon with transparency.
  writeFileSync(path, await page.screenshot({ omitBackground: look.ground?.radius !== 0 }));
}
await browser.close();
console.log(`${pictures.length} pictures drawn`);
