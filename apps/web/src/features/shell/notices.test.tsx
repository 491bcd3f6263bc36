import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteResponse, watchConnection } from '#/lib/connection.ts';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { watchUpdates } from '#/lib/pwa/update-store.ts';
import { renderPage } from '#/test/render-page.tsx';
import { eventually } from '#/test/eventually.ts';
import { Notices } from './notices.tsx';

let stop: (() => void)[] = [];

beforeEach(() => {
  stop = [watchConnection()];
  window.dispatchEvent(new Event('online'));
});

afterEach(() => stop.forEach((end) => end()));

const go = (how: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(how)));

function newVersion(reply: 'applying' | 'later') {
  const waiting = {
    postMessage: (_: unknown, [port]: MessagePort[]) => port?.postMessage(reply),
  };
  const registration = Object.assign(new EventTarget(), { waiting, installing: null });
  const container = Object.assign(new EventTarget(), { controller: {} });
  const reload = vi.fn<() => void>();
  const ports = { container, registration, reload };
  stop.push(watchUpdates(ports as unknown as Parameters<typeof watchUpdates>[0]));
  return { container, reload };
}

test('says what works without a network until the network is back', () => {
  renderPage(<Notices />);
  const strip = screen.getByRole('status');
  expect(strip.textContent).toBe('');
  go('offline');
  expect(strip.textContent).toBe(
    '인터넷에 연결되어 있지 않아요. 본 적 있는 기록과 이 기기의 녹화는 볼 수 있어요.',
  );
  act(() => noteResponse({ isCopy: true }));
  expect(strip.textContent).toContain('지금 보이는 기록은 이 기기에 저장해 둔 내용이에요.');
  act(() => changeLanguage('en'));
  expect(strip.textContent).toContain('You are offline.');
  go('online');
  expect(strip.textContent).toBe('');
});

test('says that it shows copies while the server is unreachable', () => {
  renderPage(<Notices />);
  act(() => noteResponse({ isCopy: true }));
  expect(screen.getByRole('status').textContent).toBe(
    '서버에 연결하지 못했어요. 지금 보이는 기록은 이 기기에 저장해 둔 내용이에요.',
  );
});

test('offers a new version and applies it when the user agrees', async () => {
  const { container, reload } = newVersion('applying');
  renderPage(<Notices />, '/dashboard');
  expect(screen.getByText('새 버전이 있어요')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '지금 새로고침' }));
  await eventually(() => {
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });
});

test.each(['/interview', '/interview/live', '/interview/setup'])(
  'does not offer a new version at %s',
  (path) => {
    newVersion('applying');
    renderPage(<Notices />, path);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('waits with a new version for an interview in another tab', async () => {
  newVersion('later');
  renderPage(<Notices />, '/dashboard');
  fireEvent.click(screen.getByRole('button', { name: '지금 새로고침' }));
  expect(
    await screen.findByText('다른 탭에서 면접 중이에요. 면접이 끝난 뒤에 적용할게요.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: '지금 새로고침' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(screen.queryByText(/다른 탭에서/)).toBeNull();
});
