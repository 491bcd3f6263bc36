import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetInterviewer } from '#/domain/interviewer/interviewer-settings.ts';
import { renderLive } from '#/features/interview/testing/render-live.tsx';
import { scriptedInterview } from '#/features/interview/testing/scripted-interview.ts';
import { at, pass, ready } from '#/features/interview/testing/walk.ts';
import { prepareVoice } from '#/features/interview/prepare-voice.ts';

beforeEach(() => {
  vi.useFakeTimers();
  forgetInterviewer();
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

const skip = () => screen.getByRole('button', { name: '그만 듣고 넘어가기' });

/** To the moment at which the voice speaks. */
async function speaking(settings: Parameters<typeof scriptedInterview>[0] = {}) {
  const it = scriptedInterview({ canSpeak: () => true, ...settings });
  const { go } = renderLive(it);
  await go(() => ready(it));
  await go(() => pass(2_000));
  await go(() => it.voice.says({ type: 'VOICE.STARTED' }));
  return { it, go };
}

describe('while the voice reads the question', () => {
  test('the text is there, but the focus is on the button: a screen reader reads it not too', async () => {
    await speaking();
    const question = screen.getByRole('heading', { level: 1, name: '질문 1' });
    expect(document.activeElement).toBe(skip());
    expect(document.activeElement).not.toBe(question);
    const announced = [...document.querySelectorAll('[aria-live]')].map((one) => one.textContent);
    expect(announced.join('')).not.toContain('질문 1');
  });

  test('the button and the space bar skip it', async () => {
    const { it, go } = await speaking();
    await go(() => fireEvent.click(skip()));
    expect(at(it)).toBe('countdown.counting');

    document.body.innerHTML = '';
    const other = await speaking();
    await other.go(() => fireEvent.keyDown(document.body, { key: ' ' }));
    expect(at(other.it)).toBe('countdown.counting');
  });

  test('a voice that fails gives the focus to the question, which is then read', async () => {
    const { it, go } = await speaking();
    await go(() => it.voice.says({ type: 'VOICE.FAILED' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: '질문 1' }));
  });

  test('after a question that was heard, the ad screen is named by its hint', async () => {
    const { it, go } = await speaking({ enableAds: true });
    await go(() => it.voice.says({ type: 'VOICE.ENDED' }));
    expect(at(it)).toBe('preparing');
    expect(screen.queryByRole('dialog', { name: '질문 1' })).toBeNull();
    expect(screen.getByRole('heading', { name: '질문 1' })).toBeTruthy();
    expect(document.activeElement?.textContent).not.toBe('질문 1');
  });
});

describe('the pictures', () => {
  test('the interviewer stands in the small one, and a press swaps them for good', async () => {
    const { go } = await speaking({ mainCategory: 'pressure' });
    await go(() => vi.dynamicImportSettled());
    await go(() => fireEvent.click(screen.getByRole('button', { name: '면접관을 크게 보기' })));
    expect(screen.getByRole('img', { name: '엄격한 면접관' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '내 모습을 크게 보기' })).toBeTruthy();
    expect(localStorage.getItem('interviewer')).toContain('"large":"interviewer"');
  });
});

test('the sound of a question is fetched in the pause before it', async () => {
  const it = scriptedInterview({ canSpeak: () => true });
  const prepared: string[] = [];
  it.actor.subscribe((snapshot) =>
    prepareVoice(snapshot, { prepare: ({ text }) => void prepared.push(text) }),
  );
  await ready(it);
  expect(new Set(prepared)).toEqual(new Set(['질문 1']));
});
