// `node scripts/draw-web-icons.ts`: draws the icons of the installed web app from its logo. The files are in the
// repository, so that a build needs no browser.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from './lib/browser.mjs';
import { root } from './lib/root.mjs';

const accent = '#403aa8';
const accentSoft = '#ecebfa';
const folder = join(root, 'apps/web/public/icons');
const favicon = readFileSync(join(root, 'apps/web/public/favicon.svg'), 'utf8');
const [bubble, voice] = [...favicon.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);

/** A drawing of 32 units in the middle of a square. */
type Look = {
  readonly pixels: number;
  /** Share of the whole width. */
  readonly share: number;
  readonly inner: string;
  readonly ground?: { readonly colour: string; readonly radius: number };
};

const mark = (fill: string, stroke: string) =>
  `<path fill="${fill}" d="${bubble}"/>
   <path fill="none" stroke="${stroke}" stroke-width="2.6" stroke-linecap="round" d="${voice}"/>`;

/** The sound waves are cut out, so that one shape is left, which the system colours. */
const oneColour = `<mask id="voice"><rect width="32" height="32" fill="#fff"/>${mark('#fff', '#000')}</mask>
  <path fill="#000" mask="url(#voice)" d="${bubble}"/>`;

const lines = (inner: string) =>
  `<g fill="none" stroke="${accent}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${inner}</g>`;

/** The same icons as on the dashboard. */
const categories = {
  university:
    '<path d="M3 12.5 16 6l13 6.5L16 19 3 12.5Z"/><path d="M9 16v6c2 2 4.3 3 7 3s5-1 7-3v-6M29 12.5V20" opacity="0.45"/>',
  job: '<rect x="4" y="10" width="24" height="16" rx="3.5"/><path d="M11.5 10V8a3 3 0 0 1 3-3h3a3 3 0 0 1 3 3v2M4 17h24" opacity="0.45"/>',
  personality:
    '<path d="M16 26.5C9 21.5 5 17.6 5 12.8A5.8 5.8 0 0 1 16 10a5.8 5.8 0 0 1 11 2.8c0 4.8-4 8.7-11 13.7Z"/><path d="M12 15.5c1.2 1.5 2.5 2.2 4 2.2s2.8-.7 4-2.2" opacity="0.45"/>',
  pressure: '<path d="M17.5 4 7 18h8l-1.5 10L25 13.5h-8L17.5 4Z"/>',
};

const rounded = (pixels: number): Look => ({
  pixels,
  share: 0.6,
  inner: mark('#fff', accent),
  ground: { colour: accent, radius: 0.22 },
});

/** Systems crop it to their own shape; everything within 40 % of the centre stays visible. */
const maskable = (pixels: number): Look => ({
  pixels,
  share: 0.5,
  inner: mark('#fff', accent),
  ground: { colour: accent, radius: 0 },
});

const shortcut = (inner: string): Look => ({
  pixels: 96,
  share: 0.6,
  inner: lines(inner),
  ground: { colour: accentSoft, radius: 0.5 },
});

const pictures: Record<string, Look> = {
  'icon-192': rounded(192),
  'icon-512': rounded(512),
  'maskable-192': maskable(192),
  'maskable-512': maskable(512),
  'monochrome-512': { pixels: 512, share: 0.6, inner: oneColour },
  // iOS rounds the corners itself.
  'apple-touch-180': { ...maskable(180), share: 0.6 },
  ...Object.fromEntries(
    Object.entries(categories).map(([name, inner]) => [`shortcut-${name}`, shortcut(inner)]),
  ),
};

function svgOf({ pixels, share, inner, ground }: Look): string {
  const size = pixels * share;
  const at = (pixels - size) / 2;
  const radius = (ground?.radius ?? 0) * pixels;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}">
    ${ground ? `<rect width="${pixels}" height="${pixels}" rx="${radius}" fill="${ground.colour}"/>` : ''}
    <svg x="${at}" y="${at}" width="${size}" height="${size}" viewBox="0 0 32 32">${inner}</svg>
  </svg>`;
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const [name, look] of Object.entries(pictures)) {
  await page.setViewportSize({ width: look.pixels, height: look.pixels });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svgOf(look)}`);
  writeFileSync(join(folder, `${name}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();
console.log(`${Object.keys(pictures).length} icons drawn`);
