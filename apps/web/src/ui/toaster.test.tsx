import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showToast, toastMs } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

test('announces a toast and removes it after a while or on close', () => {
  vi.useFakeTimers();
  render(<Toaster closeLabel="닫기" />);
  const region = screen.getByRole('status');
  act(() => showToast('하나'));
  act(() => showToast('둘'));
  expect(region.textContent).toBe('하나둘');
  fireEvent.click(screen.getAllByRole('button', { name: '닫기' })[0]!);
  expect(region.textContent).toBe('둘');
  act(() => {
    vi.advanceTimersByTime(toastMs);
  });
  expect(region.textContent).toBe('');
});
