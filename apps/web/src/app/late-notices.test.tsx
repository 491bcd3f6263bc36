import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { noteResponse } from '#/lib/connection.ts';
import { renderPage } from '#/test/render-page.tsx';
import { LateNotices, loadNoticesLater } from './late-notices.tsx';
import { queryClient } from './query-client.ts';

test('shows notices after the page and follows the network from then on', async () => {
  renderPage(<LateNotices />);
  expect(screen.queryByRole('status')).toBeNull();
  const end = loadNoticesLater();
  const strip = await screen.findByRole('status');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(strip.textContent).toContain('인터넷에 연결되어 있지 않아요.');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(strip.textContent).toBe('');
  act(end);
  expect(screen.queryByRole('status')).toBeNull();
});

test('fetches data again that was shown from stored copies once the server is back', () => {
  const refetch = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  noteResponse({ isCopy: false });
  expect(refetch).not.toHaveBeenCalled();
  noteResponse({ isCopy: true });
  expect(refetch).not.toHaveBeenCalled();
  noteResponse({ isCopy: false });
  expect(refetch).toHaveBeenCalledOnce();
});
