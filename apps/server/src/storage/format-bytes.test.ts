import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 B'],
  [1, '1 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [512 * 1024, '512 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [6.2 * 1024 * 1024, '6.2 MB'],
  [50 * 1024 * 1024, '50 MB'],
  [2000 * 1024 * 1024, '2 GB'],
  [5000 * 1024 ** 4, '5000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
