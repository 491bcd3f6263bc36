import { createHash, webcrypto } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { stubCaches } from '#/media/whisper/testing/fake-caches.ts';
import { renderPage } from '#/test/render-page.tsx';
import { getToasts } from '#/ui/toast-store.ts';
import { eventually } from '#/test/eventually.ts';
import { SpeechModelCard } from './speech-model-card.tsx';

const bytes = 'x'.repeat(100);
const sha256 = createHash('sha256').update(bytes).digest('hex');
const list = {
  version: '0123456789abcdef',
  files: [{ name: 'config.json', bytes: bytes.length, sha256 }],
};

/** Sends the file in two halves, the second when the test says so. */
let finish: () => void = () => undefined;
let isOffline = false;

beforeEach(() => {
  stubCaches();
  isOffline = false;
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('Worker', EventTarget);
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    if (address.endsWith('whisper-base.json')) return Response.json(list);
    const half = new TextEncoder().encode(bytes.slice(50));
    return new Response(
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(half);
          signal?.addEventListener('abort', () => controller.error(signal.reason));
          finish = () => {
            controller.enqueue(half);
            controller.close();
          };
        },
      }),
    );
  });
});

const button = (name: string) => screen.findByRole('button', { name });

async function agree() {
  await userEvent.click(await button('모델 내려받기'));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: '모델 내려받기' }));
}

test('explains the model and asks before downloading', async () => {
  renderPage(<SpeechModelCard />);
  expect(screen.getByRole('region', { name: '이 기기에서 음성 인식' }).textContent).toContain(
    '약 80MB',
  );
  await userEvent.click(await button('모델 내려받기'));
  const dialog = screen.getByRole('alertdialog', { name: '음성 인식 모델을 내려받을까요?' });
  expect(dialog.textContent).toContain('약 80MB를 한 번 내려받아 이 브라우저에 보관해요.');
  await userEvent.click(within(dialog).getByRole('button', { name: '나중에' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('shows the progress, then that it is ready, and can remove it', async () => {
  renderPage(<SpeechModelCard />);
  await agree();
  const bar = await screen.findByRole('progressbar', { name: '받는 중' });
  await eventually(() => expect(bar.getAttribute('value')).toBe('50'));
  finish();
  expect(await screen.findByText('준비됐어요. 모델은 이 브라우저에 있어요.')).toBeTruthy();
  await userEvent.click(await button('모델 지우기'));
  const dialog = within(screen.getByRole('alertdialog', { name: '음성 인식 모델을 지울까요?' }));
  await userEvent.click(dialog.getByRole('button', { name: '지우기' }));
  expect(await button('모델 내려받기')).toBeTruthy();
  expect(getToasts().map(({ text }) => text)).toEqual(['음성 인식 모델을 지웠어요.']);
});

test('keeps the focus on the one button while its label changes', async () => {
  renderPage(<SpeechModelCard />);
  await agree();
  expect(await button('취소')).toBe(document.activeElement);
  await userEvent.click(await button('취소'));
  expect(screen.getByText(/내려받기를 멈췄어요/)).toBeTruthy();
  expect(await button('이어서 받기')).toBe(document.activeElement);
});

test('reports a lost connection and retries', async () => {
  isOffline = true;
  renderPage(<SpeechModelCard />);
  await agree();
  expect((await screen.findByRole('alert')).textContent).toContain('연결이 끊겨서');
  isOffline = false;
  await userEvent.click(await button('다시 시도하기'));
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('offers nothing where the browser cannot store the model', async () => {
  vi.stubGlobal('Worker', undefined);
  Reflect.deleteProperty(globalThis, 'Worker');
  renderPage(<SpeechModelCard />);
  await eventually(() => expect(screen.queryByRole('region')).toBeNull());
});

test('is translated to English', async () => {
  changeLanguage('en');
  renderPage(<SpeechModelCard />);
  expect(await button('Download the model')).toBeTruthy();
  expect(screen.getByText(/about 80 MB/)).toBeTruthy();
});
