import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '#/test/render-page.tsx';
import { failure, stubServer } from '#/test/stub-server.ts';
import { AdminPage } from './admin-page.tsx';

const engine = { status: 'ok', provider: 'embedded', model: null };
const overview = {
  success: true,
  users: { total: 1284, admins: 2, newThisWeek: 37 },
  sessions: { started: 12, in_progress: 48, completed: 3120, abandoned: 95 },
  health: {
    status: 'ok',
    version: '0.1.0',
    uptime: 93_784,
    database: { status: 'ok', latencyMs: 0.42 },
    queue: { status: 'down' },
    engines: {
      questions: engine,
      analysis: engine,
      speech: { status: 'off', provider: 'openai-compatible', model: 'whisper-1' },
      voice: { status: 'off', provider: 'embedded', model: null },
    },
  },
};

const fault = {
  id: 'a',
  kind: 'media',
  message: 'starting the recorder: NotReadableError: in use',
  stack: 'at start (https://daedap.example/assets/live.js:1:2)',
  page: '/interview/live',
  version: '0.1.0',
  browser: 'chrome 140',
  count: 3,
  firstSeenAt: '2026-11-14T03:00:00.000Z',
  lastSeenAt: '2026-11-15T03:00:00.000Z',
};
const faults = { 'GET /api/admin/client-errors': { body: { success: true, errors: [fault] } } };

test('shows counts and health', async () => {
  stubServer({ 'GET /api/admin/overview': { body: overview }, ...faults });
  renderPage(<AdminPage />);
  expect(await screen.findByText('1,284')).toBeTruthy();
  expect(screen.getByText('3,120')).toBeTruthy();
  expect(screen.getAllByText('정상')).toHaveLength(3);
  expect(screen.getByText('응답 없음')).toBeTruthy();
  expect(screen.getByText('외부 (OpenAI 호환) · whisper-1')).toBeTruthy();
  expect(screen.getByText('26시간 3분')).toBeTruthy();
});

test('names the model that makes captions, when it is another', async () => {
  const speech = { ...engine, model: 'whisper-small', captions: 'whisper-base' };
  const health = { ...overview.health, engines: { ...overview.health.engines, speech } };
  stubServer({ 'GET /api/admin/overview': { body: { ...overview, health } }, ...faults });
  renderPage(<AdminPage />);
  expect(await screen.findByText(/whisper-small · 자막 whisper-base/)).toBeTruthy();
});

test('a failure shows the server’s sentence and can be tried again', async () => {
  stubServer({
    'GET /api/admin/overview': failure(500, 'INTERNAL', '잠시 문제가 생겼어요'),
    ...faults,
  });
  renderPage(<AdminPage />);
  expect(await screen.findByText('잠시 문제가 생겼어요')).toBeTruthy();
  stubServer({ 'GET /api/admin/overview': { body: overview }, ...faults });
  await userEvent.click(screen.getByRole('button', { name: '다시 시도하기' }));
  expect(await screen.findByText('1,284')).toBeTruthy();
});

test('shows what, where, how often and in which browser a fault occurred', async () => {
  stubServer({ 'GET /api/admin/overview': { body: overview }, ...faults });
  renderPage(<AdminPage />);
  expect(await screen.findByText(fault.message)).toBeTruthy();
  const shown = ['카메라와 녹화', '3번', '/interview/live', 'chrome 140', fault.stack];
  for (const text of shown) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/^마지막 2026/)).toBeTruthy();
});

test('says that there are no faults', async () => {
  stubServer({
    'GET /api/admin/overview': { body: overview },
    'GET /api/admin/client-errors': { body: { success: true, errors: [] } },
  });
  renderPage(<AdminPage />);
  expect(await screen.findByText('알려진 오류가 없어요.')).toBeTruthy();
});

test('shows the rest of the page when faults cannot be loaded', async () => {
  stubServer({
    'GET /api/admin/overview': { body: overview },
    'GET /api/admin/client-errors': failure(500, 'INTERNAL', '잠시 문제가 생겼어요'),
  });
  renderPage(<AdminPage />);
  expect(await screen.findByText('오류 목록을 불러오지 못했어요')).toBeTruthy();
  expect(screen.getByText('1,284')).toBeTruthy();
});
