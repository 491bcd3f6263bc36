import { describe, expect, test } from 'vitest';
import { settle } from '#/lib/time/testing/test-clock.ts';
import { joinVoices } from './join-voices.ts';
import { createLazyVoice } from './lazy-voice.ts';
import type { VoiceEngine, VoiceEvent } from './voice-port.ts';

const question = { text: '질문', language: 'ko', source: null } as const;
const manner = { speed: 1, pitch: 1, name: null };

function scriptedEngine(has: 'yes' | 'no' | 'unknown' = 'yes') {
  let report: (event: VoiceEvent) => void = () => undefined;
  const done: string[] = [];
  const engine: VoiceEngine = {
    has: () => has,
    prepare: () => void done.push('prepare'),
    speak: (_utterance, _manner, tell) => {
      done.push('speak');
      report = tell;
      return () => void done.push('stop');
    },
    letter: () => 5,
    dispose: () => void done.push('dispose'),
  };
  return { engine, done, says: (type: VoiceEvent['type']) => report({ type }) };
}

describe('several voices', () => {
  const both = () => {
    const server = scriptedEngine();
    const browser = scriptedEngine();
    const events: string[] = [];
    const joined = joinVoices([server.engine, browser.engine]);
    const say = (name: string | null = null) =>
      joined.speak(question, { ...manner, name }, ({ type }) => events.push(type));
    return { server, browser, events, joined, say };
  };

  test('the first one speaks', () => {
    const it = both();
    it.say();
    it.server.says('VOICE.STARTED');
    expect(it.joined.letter()).toBe(5);
    it.server.says('VOICE.ENDED');
    expect(it.events).toEqual(['VOICE.STARTED', 'VOICE.ENDED']);
    expect([it.browser.done, it.joined.letter()]).toEqual([[], null]);
  });

  test('the next takes over from one that does not begin', () => {
    const it = both();
    const stop = it.say();
    it.server.says('VOICE.FAILED');
    expect(it.events).toEqual([]);
    it.browser.says('VOICE.STARTED');
    expect(it.events).toEqual(['VOICE.STARTED']);
    stop();
    expect([it.server.done, it.browser.done]).toEqual([['speak'], ['speak', 'stop']]);
  });

  test('nobody repeats half a question', () => {
    const it = both();
    it.say();
    it.server.says('VOICE.STARTED');
    it.server.says('VOICE.FAILED');
    expect(it.events).toEqual(['VOICE.STARTED', 'VOICE.FAILED']);
    expect(it.browser.done).toEqual([]);
  });

  test('it fails when none is left', () => {
    const it = both();
    it.say();
    it.server.says('VOICE.FAILED');
    it.browser.says('VOICE.FAILED');
    expect(it.events).toEqual(['VOICE.FAILED']);
  });

  test('a voice of the browser that the person chose comes first', () => {
    const it = both();
    it.say('Yuna');
    expect([it.server.done, it.browser.done]).toEqual([[], ['speak']]);
  });

  test('knows what they know together', () => {
    const has = (...all: ('yes' | 'no' | 'unknown')[]) =>
      joinVoices(all.map((one) => scriptedEngine(one).engine)).has(question);
    expect([has('no', 'yes'), has('no', 'unknown'), has('no', 'no'), has()]).toEqual([
      'yes',
      'unknown',
      'no',
      'no',
    ]);
  });
});

describe('a voice whose code comes later', () => {
  const later = (engine: VoiceEngine | null, isOn = () => true) => {
    const loading = Promise.withResolvers<VoiceEngine | null>();
    const voice = createLazyVoice({ load: () => loading.promise, isOn, manner: () => manner });
    const arrive = async () => {
      loading.resolve(engine);
      await settle();
    };
    const events: string[] = [];
    const say = () => voice.speak(question, ({ type }) => events.push(type));
    return { voice, arrive, events, say };
  };

  test('speaks once it is there', async () => {
    const scripted = scriptedEngine();
    const it = later(scripted.engine);
    expect(it.voice.canSpeak('ko')).toBe('unknown');
    it.say();
    expect(scripted.done).toEqual([]);
    await it.arrive();
    expect(scripted.done).toEqual(['speak']);
    expect(it.voice.canSpeak('ko')).toBe('yes');
    scripted.says('VOICE.ENDED');
    expect(it.events).toEqual(['VOICE.ENDED']);
  });

  test('a stop before it is there says nothing at all', async () => {
    const scripted = scriptedEngine();
    const it = later(scripted.engine);
    it.say()();
    await it.arrive();
    expect([scripted.done, it.events]).toEqual([[], []]);
  });

  test('without its code, or without a voice, it cannot speak', async () => {
    const it = later(null);
    it.say();
    await it.arrive();
    expect([it.voice.canSpeak('ko'), it.events]).toEqual(['no', ['VOICE.FAILED']]);
    const silent = later(scriptedEngine('no').engine);
    await silent.arrive();
    expect(silent.voice.canSpeak('ko')).toBe('no');
  });

  test('switched off it neither speaks nor fetches', async () => {
    const scripted = scriptedEngine();
    const it = later(scripted.engine, () => false);
    it.voice.prepare(question);
    await it.arrive();
    expect([it.voice.canSpeak('ko'), scripted.done]).toEqual(['no', []]);
  });

  test('what arrives after the end is disposed of', async () => {
    const scripted = scriptedEngine();
    const it = later(scripted.engine);
    it.voice.dispose();
    await it.arrive();
    expect(scripted.done).toEqual(['dispose']);
  });
});
