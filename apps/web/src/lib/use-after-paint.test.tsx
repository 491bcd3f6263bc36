import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAfterPaint } from './use-after-paint.ts';

test('waits until the page has been drawn once', async () => {
  const seen: boolean[] = [];
  renderHook(() => seen.push(useAfterPaint(true)));
  expect(seen).toEqual([false]);
  await waitFor(() => expect(seen).toEqual([false, true]));
});

test('does not wait where everything is shown at once', () => {
  const seen: boolean[] = [];
  renderHook(() => seen.push(useAfterPaint(false)));
  expect(seen).toEqual([true]);
});
