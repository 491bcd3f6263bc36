import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addWebApp, chooseHtml } from './static-web.ts';

let folder = '';
let app: FastifyInstance;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

const scripts = {
  '/login': ['assets/start.js', 'assets/a.js'],
  '/results/:sessionId': ['assets/c.js'],
};
const rendered = {
  '/': {
    renderedFor: 'visitors',
    readsQuery: false,
    files: { ko: 'landing.ko.html', en: 'landing.en.html' },
    scripts: ['assets/l.js'],
  },
  '/login': {
    renderedFor: 'visitors',
    readsQuery: true,
    files: { ko: 'login.ko.html', en: 'login.en.html' },
    scripts: ['assets/a.js', 'assets/b.js'],
  },
  '/dashboard': {
    renderedFor: 'users',
    readsQuery: false,
    files: { ko: 'dashboard.html', en: 'dashboard.html' },
    scripts: ['assets/d.js'],
  },
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'daedap-pages-'));
  mkdirSync(join(folder, '.vite/prerendered'), { recursive: true });
  write('index.html', '<title>empty</title>');
  for (const { files } of Object.values(rendered)) {
    for (const file of Object.values(files))
      write(`.vite/prerendered/${file}`, `<title>${file}</title>`);
  }
  app = fastify();
  await addWebApp(app, folder, { adScriptUrl: undefined });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  write('.vite/pages.json', JSON.stringify(scripts));
  write('.vite/prerendered.json', JSON.stringify(rendered));
});

test('names the scripts of the page that an address belongs to', async () => {
  expect(await chooseHtml(folder, '/results/12?tab=2')).toEqual({
    file: null,
    links: '</assets/c.js>; rel=modulepreload; crossorigin',
  });
  expect(await chooseHtml(folder, '/no-such-page')).toEqual({ file: null, links: undefined });
});

test('a visitor gets the page that the build has rendered, in Korean unless the address says otherwise', async () => {
  const file = async (url: string) => (await chooseHtml(folder, url)).file;
  expect(await file('/')).toBe('landing.ko.html');
  expect(await file('/?lang=en')).toBe('landing.en.html');
  expect(await file('/?lang=fr')).toBe('landing.ko.html');
  expect(await file('/?utm_source=mail&lang=en')).toBe('landing.en.html');
  expect(await file('/login?lang=en')).toBe('login.en.html');
  expect((await chooseHtml(folder, '/')).links, 'it loads its scripts by itself').toBeUndefined();
});

test('a query that changes the page leaves it to the app', async () => {
  expect(await chooseHtml(folder, '/login?redirect=%2Frecordings')).toEqual({
    file: null,
    links:
      '</assets/a.js>; rel=modulepreload; crossorigin, </assets/b.js>; rel=modulepreload; crossorigin',
  });
});

test('a user gets the skeleton of the page and its scripts', async () => {
  expect(await chooseHtml(folder, '/dashboard')).toEqual({
    file: 'dashboard.html',
    links: '</assets/d.js>; rel=modulepreload; crossorigin',
  });
});

test.each(['', '{"/login": "assets/a.js"}'])(
  'a list that cannot be read (%j) is no list',
  async (text) => {
    write('.vite/pages.json', text);
    write('.vite/prerendered.json', text);
    expect(await chooseHtml(folder, '/login')).toEqual({ file: null, links: undefined });
  },
);

test('sends the chosen file, and the empty page to the service worker', async () => {
  const read = async (url: string) => {
    const { body, headers, statusCode } = await app.inject({
      url,
      headers: { accept: 'text/html' },
    });
    expect(headers['cache-control']).toBe('no-cache');
    return `${statusCode} ${body}`;
  };
  expect(await read('/')).toBe('200 <title>landing.ko.html</title>');
  expect(await read('/login?lang=en')).toBe('200 <title>login.en.html</title>');
  expect(await read('/login?redirect=%2F')).toBe('200 <title>empty</title>');
  expect(await read('/index.html')).toBe('200 <title>empty</title>');
  expect(await read('/nowhere')).toBe('404 <title>empty</title>');
  expect(await read('/.vite/prerendered/landing.ko.html')).toBe('404 <title>empty</title>');
});

test('everybody gets the same dashboard: the service worker stores it for all who use this browser', async () => {
  const read = async (url: string, headers: Record<string, string>) =>
    (await app.inject({ url, headers })).body;
  const skeleton = '<title>dashboard.html</title>';
  expect(await read('/dashboard', { accept: '*/*' })).toBe(skeleton);
  expect(await read('/dashboard', { authorization: 'Bearer x', cookie: 'a=b' })).toBe(skeleton);
  expect(await read('/dashboard?lang=en', { 'accept-language': 'en' })).toBe(skeleton);
});

test('a form that a browser sends without scripts leads back to its page, whatever is in it', async () => {
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=a%40b.kr&password=secret',
  });
  expect(statusCode).toBe(303);
  expect(headers.location).toBe('/login');
});
