import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const require = createRequire(join(import.meta.dirname, 'fonts.css'));
const read = (path: string) => readFileSync(path, 'utf8');
const here = (path: string) => read(join(import.meta.dirname, path));
const facesOf = (css: string) => css.match(/@font-face\s*\{[^}]*\}/g) ?? [];

test('every font face uses font-display: swap', () => {
  const [, path = ''] =
    /import\('(pretendard\/[^']+\.css)'\)/.exec(here('../lib/load-font.ts')) ?? [];
  const faces = facesOf(read(require.resolve(path)));
  expect(faces.length).toBeGreaterThan(80);
  expect(faces.filter((face) => !/font-display:\s*swap/.test(face))).toEqual([]);
  // The browser fetches only the parts whose letters are shown.
  expect(faces.filter((face) => !/unicode-range:/.test(face))).toEqual([]);
});

test('the fallback font is local and has the metrics of the real one', () => {
  const faces = facesOf(here('fonts.css'));
  expect(faces).toHaveLength(2);
  for (const face of faces) {
    expect(face).not.toContain('url(');
    expect(face).toMatch(/size-adjust: 93\.94%/);
  }
  expect(here('theme.css')).toMatch(/--system-font:\s*'Pretendard Fallback',/);
});
