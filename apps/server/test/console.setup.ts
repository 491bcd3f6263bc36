import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

const leaks: string[] = [];
const listen = ({ name, message }: Error) => {
  if (name === 'MaxListenersExceededWarning') leaks.push(message);
};
beforeAll(() => void process.on('warning', listen));
afterAll(() => void process.off('warning', listen));

/** A test that makes something complain has not looked at what happened. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  expect(leaks.splice(0)).toEqual([]);
  vi.restoreAllMocks();
});
