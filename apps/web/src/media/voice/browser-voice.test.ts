import { describe, expect, test } from 'vitest';
import { createTestClock } from '#/lib/time/testing/test-clock.ts';
import { createBrowserVoice, sentencesOf, unlockOnTouch } from './browser-voice.ts';
import { scriptedSynthesis, voiceNamed } from './testing/scripted-synthesis.ts';

const yuna = voiceNamed('Yuna');
const manner = { speed: 1.2, pitch: 0.9, name: null };
const question = { text: '지원 동기를 말씀해 주세요.', language: 'ko', source: null } as const;

function scripted(voices = [yuna]) {
  const time = createTestClock();
  const browser = scriptedSynthesis(voices);
  const voice = createBrowserVoice({ ...browser, clock: time.clock });
  const events: string[] = [];
  const say = (text: string = question.text) =>
    voice.speak({ ...question, text }, manner, ({ type }) => events.push(type));
  return { ...time, browser, voice, events, say };
}

describe('speaking', () => {
  test('says it with the best voice in this manner, and reports start and end', async () => {
    const it = scripted();
    it.say();
    await it.pass(10);
    expect(it.browser.queue).toMatchObject([
      { text: question.text, voice: yuna, lang: 'ko-KR', rate: 1.2, pitch: 0.9 },
    ]);
    it.browser.start();
    expect(it.events).toEqual(['VOICE.STARTED']);
    it.browser.end();
    expect(it.events).toEqual(['VOICE.STARTED', 'VOICE.ENDED']);
  });

  test('says several sentences one after the other, and ends with the last', async () => {
    const it = scripted();
    it.say('첫 문장이에요. 둘째 문장이에요?');
    await it.pass(10);
    // Both fit into one part; only long texts are cut.
    expect(it.browser.queue.map(({ text }) => text)).toEqual([
      '첫 문장이에요. ',
      '둘째 문장이에요?',
    ]);
    it.browser.start(0);
    it.browser.start(1);
    it.browser.end(0);
    expect(it.events).toEqual(['VOICE.STARTED']);
    it.browser.end(1);
    expect(it.events).toEqual(['VOICE.STARTED', 'VOICE.ENDED']);
  });

  test('removes what another page left in the queue, and waits a moment after that', async () => {
    const it = scripted();
    it.browser.busy();
    it.say();
    expect(it.browser.done).toEqual(['cancel']);
    await it.pass(50);
    expect(it.browser.queue).toEqual([]);
    await it.pass(50);
    expect(it.browser.queue).toHaveLength(1);
  });

  test('a stop is silent and reports nothing', async () => {
    const it = scripted();
    const stop = it.say();
    await it.pass(10);
    it.browser.start();
    const [saying] = it.browser.queue;
    stop();
    expect(it.browser.done.at(-1)).toBe('cancel');
    saying?.dispatchEvent(new Event('error'));
    await it.pass(5_000);
    expect(it.events).toEqual(['VOICE.STARTED']);
    expect(it.voice.letter()).toBeNull();
  });
});

describe('trouble', () => {
  test('one that makes no sound is given up after 2.5 s: iOS before a touch', async () => {
    const it = scripted();
    it.say();
    await it.pass(2_400);
    expect(it.events).toEqual([]);
    await it.pass(100);
    expect(it.events).toEqual(['VOICE.FAILED']);
    expect(it.browser.done.at(-1)).toBe('cancel');
  });

  test('an error ends it once', async () => {
    const it = scripted();
    it.say();
    await it.pass(10);
    it.browser.start();
    const [saying] = it.browser.queue;
    saying?.dispatchEvent(new Event('error'));
    saying?.dispatchEvent(new Event('end'));
    expect(it.events).toEqual(['VOICE.STARTED', 'VOICE.FAILED']);
  });
});

describe('voices that come late', () => {
  test('are waited for, then spoken with', async () => {
    const it = scripted([]);
    expect(it.voice.has(question)).toBe('unknown');
    it.say();
    await it.pass(300);
    expect(it.browser.queue).toEqual([]);
    it.browser.load([yuna]);
    await it.pass(10);
    expect(it.voice.has(question)).toBe('yes');
    expect(it.browser.queue).toMatchObject([{ voice: yuna }]);
    expect(it.browser.waiting()).toBe(0);
  });

  test('do not come: after 1.5 s there is none, and nothing waits any more', async () => {
    const it = scripted([]);
    it.say();
    await it.pass(1_400);
    expect([it.voice.has(question), it.events.length]).toEqual(['unknown', 0]);
    await it.pass(100);
    expect([it.voice.has(question), it.events[0]]).toEqual(['no', 'VOICE.FAILED']);
    it.say();
    expect(it.events).toEqual(['VOICE.FAILED', 'VOICE.FAILED']);
  });

  test('of other languages only: there is none', () => {
    const it = scripted([voiceNamed('Samantha', { lang: 'en-US' })]);
    expect(it.voice.has(question)).toBe('no');
    expect(it.voice.has({ language: 'en' })).toBe('yes');
  });
});

test('tells the letter by word boundaries, and by the usual pace between them', async () => {
  const it = scripted();
  expect(it.voice.letter()).toBeNull();
  it.say('가나다라 마바사아 자차카타');
  await it.pass(10);
  it.browser.start();
  expect(it.voice.letter()).toBe(0);
  // 6.2 letters a second at a speed of 1.2.
  await it.pass(500);
  expect(it.voice.letter()).toBe(3);
  it.browser.boundary(5);
  expect(it.voice.letter()).toBe(5);
  await it.pass(60_000);
  expect(it.voice.letter()).toBe('가나다라 마바사아 자차카타'.length);
});

describe('parts of a text', () => {
  test('a long one is cut behind sentences, commas or words, and nothing is lost', () => {
    const long = `${'조금 긴 문장이 하나 있고, '.repeat(12)}끝나요. 그리고 또 있어요.`;
    const parts = sentencesOf(long);
    expect(parts.map(({ text }) => text).join('')).toBe(long);
    expect(Math.max(...parts.map(({ text }) => text.length))).toBeLessThanOrEqual(120);
    expect(parts.every(({ text, from }) => long.startsWith(text, from))).toBe(true);
    expect(parts[0]?.text.endsWith(', ')).toBe(true);
  });

  test('a text without any gap is cut all the same', () => {
    expect(sentencesOf('가'.repeat(250)).map(({ text }) => text.length)).toEqual([120, 120, 10]);
  });
});

test('iOS: says nothing during the first touch, once', () => {
  const browser = scriptedSynthesis([yuna]);
  unlockOnTouch(browser);
  document.dispatchEvent(new Event('pointerup'));
  document.dispatchEvent(new Event('pointerup'));
  expect(browser.queue).toMatchObject([{ text: ' ', volume: 0 }]);
  const other = scriptedSynthesis([yuna]);
  unlockOnTouch(other)();
  document.dispatchEvent(new Event('pointerup'));
  expect(other.queue).toEqual([]);
});
