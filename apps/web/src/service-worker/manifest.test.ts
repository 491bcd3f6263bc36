import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mainCategories } from '@daedap/contract/categories';
import { mainCategoryNames } from '@daedap/contract/category-names';
import { isPage } from '@daedap/contract/pages';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const folder = join(import.meta.dirname, '../../public');
const icon = z.object({
  src: z.string(),
  sizes: z.string(),
  type: z.literal('image/png'),
  purpose: z.enum(['any', 'maskable', 'monochrome']).optional(),
});
const manifest = z
  .object({
    id: z.literal('/'),
    name: z.literal('대답 Daedap'),
    short_name: z.literal('대답'),
    lang: z.literal('ko'),
    start_url: z.string(),
    scope: z.literal('/'),
    display: z.literal('standalone'),
    background_color: z.string(),
    theme_color: z.string(),
    icons: z.array(icon),
    shortcuts: z.array(
      z.object({
        name: z.string(),
        short_name: z.string(),
        url: z.string(),
        icons: z.array(icon).min(1),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')));

test('start address and colours match the app', () => {
  const theme = readFileSync(join(import.meta.dirname, '../ui/theme.css'), 'utf8');
  const token = (name: string) => new RegExp(`--${name}: (#\\w+);`).exec(theme)?.[1];
  expect(isPage(manifest.start_url)).toBe(true);
  expect(manifest.background_color).toBe(token('paper'));
  expect(manifest.theme_color).toBe(token('accent'));
});

test('has one shortcut for each category, which opens its setup', () => {
  expect(manifest.shortcuts.map(({ url, short_name: name }) => ({ url, name }))).toEqual(
    mainCategories.map((category) => ({
      url: `/interview/setup?category=${category}`,
      name: mainCategoryNames[category].ko,
    })),
  );
});

test('has both icon sizes for every purpose of launchers and splash screens', () => {
  const named = manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
  for (const needed of ['any', 'maskable']) {
    expect(named).toContain(`${needed} 192x192`);
    expect(named).toContain(`${needed} 512x512`);
  }
});

describe('icons', () => {
  const all = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  const page = readFileSync(join(folder, '../index.html'), 'utf8');
  const apple = /apple-touch-icon" href="([^"]+)"/.exec(page)?.[1] ?? '';
  test.each([...all.map(({ src, sizes }) => [src, sizes] as const), [apple, '180x180'] as const])(
    '%s has the size %s',
    (src, sizes) => {
      expect(existsSync(join(folder, src))).toBe(true);
      const png = readFileSync(join(folder, src));
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    },
  );
});
