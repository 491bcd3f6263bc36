import { policyVersion } from '@daedap/contract/constants/accounts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '#/lib/session/session-store.ts';
import { mina } from '#/test/people.ts';
import { renderPage } from '#/test/render-page.tsx';
import { stubServer } from '#/test/stub-server.ts';
import { ConsentNotice } from './consent-notice.tsx';

const agreedTo = (version: string | null) => ({
  'GET /api/auth/consent': {
    body: {
      success: true,
      current: policyVersion,
      agreed: version && { version, agreedAt: '2026-11-15T03:00:00.000Z' },
    },
  },
});

beforeEach(() => startSession('token-1', mina));

test.each([
  ['nothing', null],
  ['an older version', '2025-01-01'],
] as const)('asks who agreed to %s, and keeps the consent', async (_title, version) => {
  const requests = stubServer({ ...agreedTo(version), 'POST /api/auth/consent': {} });
  renderPage(<ConsentNotice />);
  await userEvent.click(await screen.findByRole('button', { name: '동의해요' }));
  await expect.poll(() => screen.queryByRole('button', { name: '동의해요' })).toBeNull();
  expect(await requests.at(-1)?.json()).toEqual({ version: policyVersion });
  expect(localStorage.getItem('policyConsent')).toBe(`${mina.id}:${policyVersion}`);
});

test('asks the server once, and nobody who agreed', async () => {
  const requests = stubServer(agreedTo(policyVersion));
  const { unmount } = renderPage(<ConsentNotice />);
  await expect.poll(() => localStorage.getItem('policyConsent')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  renderPage(<ConsentNotice />);
  expect(requests).toHaveLength(1);
});

test('waits during an interview', async () => {
  const requests = stubServer(agreedTo(null));
  renderPage(<ConsentNotice />, '/interview/live');
  await expect.poll(() => requests.length).toBe(1);
  expect(screen.queryByRole('button')).toBeNull();
});
