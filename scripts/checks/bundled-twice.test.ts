import { expect, test } from 'vitest';
import { bundledTwice } from './bundled-twice.ts';

test('finds a package in two versions, or twice in one', () => {
  const app = ['@tanstack/query-core 5.1.0', 'idb 7.1.1', 'idb 8.0.4', 'react 19.3.1'];
  expect(bundledTwice({ app, serviceWorker: ['react 19.3.1', 'react 19.3.1'] })).toEqual([
    'app: idb 7.1.1, idb 8.0.4',
    'serviceWorker: react 19.3.1, react 19.3.1',
  ]);
});

test('packages with names that begin alike are different, and so are the programs of page and service worker', () => {
  const app = ['@tanstack/react-query 5.1.0', 'idb 8.0.4', 'react 19.3.1', 'react-dom 19.3.1'];
  expect(bundledTwice({ app, serviceWorker: ['idb 7.1.1'] })).toEqual([]);
});
