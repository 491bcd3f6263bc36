import { beforeEach, expect, test, vi } from 'vitest';
import { applyCacheVersion } from './cache-version.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('writes a missing version and clears nothing', () => {
  localStorage.setItem('token', 'kept');
  expect(applyCacheVersion()).toBe('ready');
  expect(localStorage.getItem('cacheVersion')).toBe('1.0.0');
  expect(localStorage.getItem('token')).toBe('kept');
});

test('changes nothing for the same version', () => {
  localStorage.setItem('cacheVersion', '1.0.0');
  sessionStorage.setItem('interviewProgress', '3');
  expect(applyCacheVersion()).toBe('ready');
  expect(sessionStorage.getItem('interviewProgress')).toBe('3');
});

test('a different version clears both storages and reloads exactly once', () => {
  localStorage.setItem('cacheVersion', '0.9.0');
  localStorage.setItem('token', 'old');
  sessionStorage.setItem('interviewProgress', '3');
  expect(applyCacheVersion()).toBe('reload');
  expect(localStorage.getItem('token')).toBeNull();
  expect(sessionStorage.length).toBe(0);
  expect(applyCacheVersion()).toBe('ready');
});

test('neither fails nor reloads when storage throws', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(applyCacheVersion()).toBe('ready');
});

test('does not reload forever when storage drops what is written', () => {
  localStorage.setItem('cacheVersion', '0.9.0');
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue('0.9.0');
  vi.spyOn(Storage.prototype, 'setItem').mockReturnValue(undefined);
  expect(applyCacheVersion()).toBe('ready');
});
