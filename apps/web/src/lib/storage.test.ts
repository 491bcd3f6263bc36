import { afterEach, expect, test, vi } from 'vitest';
import { readItem, removeItem, writeItem } from './storage.ts';

afterEach(() => removeItem('key'));

function blocked(): never {
  throw new DOMException('blocked', 'SecurityError');
}

function blockStorage() {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
}

test('writes to localStorage and returns true', () => {
  expect(writeItem('key', 'value')).toBe(true);
  expect(localStorage.getItem('key')).toBe('value');
  removeItem('key');
  expect(readItem('key')).toBeNull();
});

test('keeps values as long as the page lives when storage throws', () => {
  blockStorage();
  expect(readItem('key')).toBeNull();
  expect(writeItem('key', 'value')).toBe(false);
  expect(readItem('key')).toBe('value');
  removeItem('key');
  expect(readItem('key')).toBeNull();
});
