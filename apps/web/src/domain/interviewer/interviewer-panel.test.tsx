import { sampleQuestions } from '@daedap/contract/constants/interview';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { scriptedSynthesis, voiceNamed } from '#/media/voice/testing/scripted-synthesis.ts';
import { offline, stubServer } from '#/test/stub-server.ts';
import { SettingsButton } from './interviewer-panel.tsx';

const voices = [
  voiceNamed('Yuna'),
  voiceNamed('Google 한국의', { localService: false }),
  voiceNamed('Samantha', { lang: 'en-US' }),
];

beforeEach(() => {
  // No service: the voices are the browser's.
  stubServer({ 'GET /api/health': offline });
});

async function open(found = voices) {
  const browser = scriptedSynthesis(found);
  vi.stubGlobal('speechSynthesis', browser.synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', function Utterance(text: string) {
    return browser.createUtterance(text);
  });
  const { unmount } = render(<SettingsButton />);
  await userEvent.click(screen.getByRole('button', { name: '면접관 설정' }));
  return { browser, unmount, dialog: within(screen.getByRole('dialog')) };
}

const listen = () => screen.findByRole('button', { name: '들어보기' });

test('the preview says a sample question with the chosen voice and speed', async () => {
  const { browser, dialog } = await open();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '목소리' }), 'Google 한국의');
  fireEvent.change(dialog.getByRole('slider'), { target: { value: '1.2' } });
  expect(dialog.getByText('1.20배')).toBeTruthy();
  await userEvent.click(await listen());
  await expect.poll(() => browser.queue.length).toBeGreaterThan(0);
  const said = browser.queue.map(({ text }) => text).join('');
  expect(said).toBe(sampleQuestions[0].ko);
  expect(browser.queue[0]?.voice?.name).toBe('Google 한국의');
  expect(browser.queue[0]?.rate).toBeGreaterThan(1.1);
  for (const at of browser.queue.keys()) {
    act(() => {
      browser.start(at);
      browser.end(at);
    });
  }
  expect(await listen()).toBeTruthy();
});

test('a second press silences it, and so does closing the page', async () => {
  const { browser, unmount } = await open();
  await userEvent.click(await listen());
  await expect.poll(() => browser.queue.length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: '그만 듣기' }));
  expect(browser.queue).toHaveLength(0);
  await userEvent.click(await listen());
  await expect.poll(() => browser.queue.length).toBeGreaterThan(0);
  unmount();
  expect(browser.queue).toHaveLength(0);
});

test('names the voices of the language and which of them need the network', async () => {
  const { dialog } = await open();
  const names = within(dialog.getByRole('combobox', { name: '목소리' })).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    '알아서 고르기 (추천)',
    'Yuna',
    'Google 한국의 · 인터넷 필요',
  ]);
});

test('without the voice there is nothing to listen to', async () => {
  const { dialog } = await open();
  await listen();
  await userEvent.click(dialog.getByText('끄기'));
  expect(dialog.queryByRole('combobox', { name: '목소리' })).toBeNull();
  expect(dialog.queryByRole('button', { name: '들어보기' })).toBeNull();
});
