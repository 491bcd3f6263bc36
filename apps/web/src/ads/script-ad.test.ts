import { afterEach, expect, test, vi } from 'vitest';
import { adScriptUrl, scriptCreative } from './script-ad.ts';
import { createTestClock, settle } from '#/lib/time/testing/test-clock.ts';

const url = 'https://ads.example/show.js';
const scripts = () => document.head.querySelectorAll<HTMLScriptElement>(`script[src="${url}"]`);
const unavailable = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'ad service is not available',
  retryable: false,
};

function begin() {
  const time = createTestClock();
  const stop = new AbortController();
  const creative = scriptCreative(url, time.clock);
  return { ...time, stop, creative, outcome: creative.initialize(stop.signal) };
}

afterEach(() => {
  for (const element of document.head.querySelectorAll(`script[src="${url}"], meta`))
    element.remove();
});

test('reads the address from the page if the server wrote one', () => {
  expect(adScriptUrl()).toBeNull();
  const meta = document.createElement('meta');
  meta.name = 'ad-script';
  meta.content = 'javascript:alert(1)';
  document.head.append(meta);
  expect(adScriptUrl()).toBeNull();
  meta.content = url;
  expect(adScriptUrl()).toBe(url);
});

test('loads the script once and lets it fill the rectangle', async () => {
  const { creative, outcome } = begin();
  const fill = vi.fn<(box: HTMLElement, ad: object) => void>();
  vi.stubGlobal('daedapAds', { fill });
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await outcome).toBeNull();
  expect(await creative.initialize(new AbortController().signal)).toBeNull();
  expect(scripts()).toHaveLength(1);
  const box = document.createElement('div');
  creative.fill(box, '30s');
  expect(fill).toHaveBeenCalledExactlyOnceWith(box, { width: 300, height: 250, seconds: 30 });
});

test('gives up after ten seconds', async () => {
  const { pass, outcome } = begin();
  await pass(9_999);
  expect(scripts()).toHaveLength(1);
  await pass(1);
  expect(await outcome).toEqual(unavailable);
  expect(scripts()).toHaveLength(0);
});

test('does not retry a blocked script', async () => {
  const { outcome } = begin();
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(await outcome).toEqual(unavailable);
  expect(scripts()).toHaveLength(0);
});

test('reports a script that defines nothing', async () => {
  const { outcome } = begin();
  vi.stubGlobal('daedapAds', { fill: 'nothing' });
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await outcome).toEqual({
    code: 'LOAD_ERROR',
    message: 'initialization failed',
    retryable: true,
  });
});

test('removes the script when it is aborted', async () => {
  const { stop, outcome } = begin();
  await settle();
  stop.abort();
  expect(await outcome).toEqual(unavailable);
  expect(scripts()).toHaveLength(0);
});
