import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lateParts, loadUntilThere, whenIdle } from './load-part.ts';

test('tries again until the part is there, and reports each failure', async () => {
  vi.useFakeTimers();
  const lost = new Error('no network');
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue('part');
  const report = vi.fn<(error: unknown) => null>().mockReturnValue(null);
  const part = loadUntilThere(load, report);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(await part).toBe('part');
  expect(report.mock.calls).toEqual([[lost], [lost]]);
});

test('waits until the browser is idle', () => {
  const task = vi.fn<() => void>();
  let idle: () => void = () => undefined;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idle = callback;
    return 7;
  });
  const cancelled = vi.fn<(id: number) => void>();
  vi.stubGlobal('cancelIdleCallback', cancelled);
  const cancel = whenIdle(task);
  expect(task).not.toHaveBeenCalled();
  idle();
  expect(task).toHaveBeenCalledOnce();
  cancel();
  expect(cancelled).toHaveBeenCalledExactlyOnceWith(7);
});

test('waits a moment where the browser has no idle callbacks', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const [task, cancelled] = [vi.fn<() => void>(), vi.fn<() => void>()];
  whenIdle(task);
  whenIdle(cancelled)();
  vi.advanceTimersByTime(1_999);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});

test('a late part is shown as soon as its file is there, and at once after that', async () => {
  const file = Promise.withResolvers<{ Greeting: () => string }>();
  const { preload, part } = lateParts(
    () => file.promise,
    () => null,
  );
  const Greeting = part((parts) => parts.Greeting);
  const { unmount } = render(<Greeting />);
  expect(screen.queryByText('hello')).toBeNull();
  file.resolve({ Greeting: () => 'hello' });
  expect(await screen.findByText('hello')).toBeTruthy();
  unmount();

  await preload();
  const AnotherGreeting = part((parts) => parts.Greeting);
  render(<AnotherGreeting />);
  expect(screen.getByText('hello')).toBeTruthy();
});
