import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scoreColours } from '@daedap/contract/grades';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');

function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  expect(start).toBeGreaterThanOrEqual(0);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name!, colour!]),
  );
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const papers = ['paper', 'surface', 'sunken'];
const inks = [
  'ink',
  'ink-soft',
  'accent-ink',
  'danger-ink',
  ...scoreColours.map((c) => `score-${c}`),
];

const textPairs = [
  ...papers.flatMap((paper) => inks.map((ink) => [ink, paper] as const)),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['accent-ink', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['ink-soft', 'accent-soft'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['danger-ink', 'danger-soft'],
  ['ink', 'danger-soft'],
] as const;

const themes = { light: ':root', dark: ":root[data-theme='dark']" } as const;

for (const [theme, selector] of Object.entries(themes)) {
  const tokens = tokensOf(selector);

  test.each(textPairs)(`${theme}: %s on %s is readable (4.5:1)`, (ink, paper) => {
    expect(contrast(tokens.get(ink)!, tokens.get(paper)!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['line-strong', 'accent', 'accent-ink'])(
    `${theme}: %s has enough contrast for the edge of a control (3:1)`,
    (edge) => {
      expect(contrast(tokens.get(edge)!, tokens.get('surface')!)).toBeGreaterThanOrEqual(3);
    },
  );
}
