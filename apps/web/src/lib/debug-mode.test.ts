import { expect, test } from 'vitest';
import { isDebugging, noticeDebugging } from './debug-mode.ts';

test('?debug=1 is kept for the tab, nothing else is', () => {
  noticeDebugging('?debug=0');
  expect(isDebugging()).toBe(false);
  noticeDebugging('?a=b&debug=1');
  noticeDebugging('');
  expect(isDebugging()).toBe(true);
  expect(sessionStorage.getItem('debug')).toBe('1');
});
