import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RenderedPage } from '../app/prerendered/render-pages.tsx';
import { filesOfPage } from './page-html.ts';

/** The page of the app as the bundler writes it. */
const shell = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8').replace(
  /<script type="module".*/,
  `<script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/vendor.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">`,
);

const page = (name: RenderedPage['name'], language: 'ko' | 'en'): RenderedPage => ({
  name,
  language,
  html: `<main id="main"><a href="/login">${language} $&</a><a href="/no-page">-</a></main>`,
  title: `<${language}> & more`,
  description: 'a "description"',
  shared: 'shared',
  noScript: 'turn it on',
});

const scripts = {
  start: 'assets/start.js',
  font: 'assets/font.css',
  app: ['assets/index.js', 'assets/vendor.js'],
};
const make = (name: RenderedPage['name']) =>
  filesOfPage(shell, name, { rendered: [page(name, 'ko'), page(name, 'en')], scripts });

test('a page for visitors is complete in each language and loads the start alone', () => {
  const { fileOf, html } = make('landing');
  const korean = html[fileOf.ko]!;
  expect(korean).toContain('<html lang="ko" data-rendered-for="visitors" data-rendered-in="ko"');
  expect(korean).toContain('<title>&lt;ko&gt; &amp; more</title>');
  expect(korean).toContain('content="a &quot;description&quot;"');
  expect(korean).toContain('<div id="root"><main id="main"><a href="/login">ko $&</a>');
  expect(korean).toContain('src="/assets/start.js"');
  expect(korean).toContain('<meta name="page-font" content="assets/font.css">');
  expect(korean).not.toContain('src="/assets/index.js"');
  expect(korean).not.toContain('href="/assets/vendor.js"');
  expect(korean).toContain('<meta name="page-scripts" content="assets/index.js assets/vendor.js">');
  expect(korean).toContain('href="/assets/index.css"');
  expect(korean).toMatch(/<noscript>.*turn it on.*href="\?lang=en">English/);
});

test('links of the English page stay English without scripts', () => {
  const { fileOf, html } = make('login');
  expect(html[fileOf.en]).toContain('<a href="/login?lang=en">en');
  expect(html[fileOf.en]).toContain('<a href="/no-page">');
  expect(html[fileOf.en]).toContain('href="?lang=ko">한국어');
});

test('a page for users is a skeleton in both languages, and loads the app', () => {
  const { fileOf, html } = make('dashboard');
  expect(fileOf.ko).toBe(fileOf.en);
  const skeleton = html[fileOf.ko]!;
  expect(skeleton).toContain('<html lang="ko" data-rendered-for="users">');
  expect(skeleton).toContain('<div data-skeleton="ko" lang="ko"><main><a href="/login">ko');
  expect(skeleton).toContain('<div data-skeleton="en" lang="en"><main><a href="/login">en');
  expect(skeleton).toContain('src="/assets/index.js"');
});

test('fails the build when index.html has changed', () => {
  const rendered = [page('landing', 'ko')];
  expect(() => filesOfPage('<html>', 'landing', { rendered, scripts })).toThrow(
    'index.html has no',
  );
});
