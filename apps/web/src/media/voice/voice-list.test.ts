import { expect, test, vi } from 'vitest';
import { createTestClock } from '#/lib/time/testing/test-clock.ts';
import { voicesLimitMs } from './browser-voice.ts';
import { scriptedSynthesis, voiceNamed } from './testing/scripted-synthesis.ts';
import { createVoiceList } from './voice-list.ts';

const yuna = voiceNamed('Yuna');
const online = voiceNamed('Google 한국의', { localService: false });
const samantha = voiceNamed('Samantha', { lang: 'en-US' });

function listOf(...voices: SpeechSynthesisVoice[]) {
  const time = createTestClock();
  const browser = scriptedSynthesis(voices);
  const list = createVoiceList(browser.synthesis, 'ko', time.clock);
  const heard = vi.fn<() => void>();
  list.subscribe(heard);
  return { ...time, browser, list, heard };
}

test('has the voices of the language at once, those of the device first', () => {
  const { list } = listOf(online, samantha, yuna);
  expect(list.get()).toEqual([
    { name: 'Yuna', isLocal: true },
    { name: 'Google 한국의', isLocal: false },
  ]);
});

test('waits for voices that load late, and takes those that come even later', () => {
  const { list, browser, heard } = listOf();
  expect(list.get()).toBeNull();
  browser.load([yuna]);
  expect(list.get()).toEqual([{ name: 'Yuna', isLocal: true }]);
  browser.load([yuna, online]);
  expect(list.get()).toHaveLength(2);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('gives up after a while: there is none', async () => {
  const { list, heard, pass } = listOf();
  await pass(voicesLimitMs - 1);
  expect(list.get()).toBeNull();
  await pass(1);
  expect(list.get()).toEqual([]);
  expect(heard).toHaveBeenCalledOnce();
});

test('is empty at once where the browser cannot speak', () => {
  const { clock } = createTestClock();
  expect(createVoiceList(null, 'ko', clock).get()).toEqual([]);
});

test('listens no more once it is disposed of', async () => {
  const { list, browser, heard, pass } = listOf();
  expect(browser.waiting()).toBe(1);
  list.dispose();
  expect(browser.waiting()).toBe(0);
  browser.load([yuna]);
  await pass(voicesLimitMs);
  expect(heard).not.toHaveBeenCalled();
});
