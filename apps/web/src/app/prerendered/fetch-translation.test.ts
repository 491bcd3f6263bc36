import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchTranslation } from './fetch-translation.ts';

const html = document.documentElement;
let root: HTMLElement;

beforeEach(() => {
  window.history.replaceState(null, '', '/login');
  root = document.createElement('div');
  root.innerHTML = '<h1>로그인</h1>';
  Object.assign(html.dataset, { renderedFor: 'visitors', renderedIn: 'ko', hidden: '' });
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  for (const name of ['renderedFor', 'renderedIn', 'hidden']) delete html.dataset[name];
});

const respond = (text: string) => {
  const fetched = vi.fn<(address: string) => Promise<Response>>(async () => new Response(text));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const page = (language: string) =>
  `<html data-rendered-in="${language}"><title>Sign in</title><div id="root"><h1>Sign in</h1></div></html>`;

test('shows the page of the other language', async () => {
  const fetched = respond(page('en'));
  expect(await fetchTranslation(root, 'en')).toBe(true);
  expect(fetched.mock.calls[0]?.[0]).toBe('/login?lang=en');
  expect(root.textContent).toBe('Sign in');
  expect(document.title).toBe('Sign in');
  expect(html.dataset['renderedIn']).toBe('en');
  expect('hidden' in html.dataset).toBe(false);
});

test('leaves it to the app when the server has no such page, or the app was faster', async () => {
  respond('<html><div id="root"></div></html>');
  expect(await fetchTranslation(root, 'en')).toBe(false);
  respond(page('en'));
  delete html.dataset['renderedFor'];
  expect(await fetchTranslation(root, 'en')).toBe(false);
  expect(root.textContent).toBe('로그인');
});

test('leaves it to the app without a network', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await fetchTranslation(root, 'en')).toBe(false);
});
