import { beforeEach, describe, expect, test } from 'vitest';
import { createTestClock, settle } from '#/lib/time/testing/test-clock.ts';
import { createServerVoice, type Player } from './server-voice.ts';

const question = {
  text: '지원 동기를 말씀해 주세요.',
  language: 'ko',
  source: { sessionId: 7, questionId: 3 },
} as const;
const manner = { speed: 1.1, pitch: 1, name: null };
const sound = (size = 10, type = 'audio/mpeg') => new Blob(['x'.repeat(size)], { type });

let released: string[] = [];

beforeEach(() => {
  released = [];
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = (url) => void released.push(url);
});

class ScriptedPlayer extends EventTarget {
  src = '';
  playbackRate = 1;
  currentTime = 0;
  duration = Number.NaN;
  plays = 0;
  pauses = 0;
  refuses = false;

  play(): Promise<void> {
    this.plays += 1;
    return this.refuses
      ? Promise.reject(new DOMException('', 'NotAllowedError'))
      : Promise.resolve();
  }

  pause(): void {
    this.pauses += 1;
  }

  tell(type: string): void {
    this.dispatchEvent(new Event(type));
  }
}

function scripted({ isThere = true, refuses = false } = {}) {
  const time = createTestClock();
  const players: ScriptedPlayer[] = [];
  const asked: { source: unknown; signal: AbortSignal }[] = [];
  let reply: () => Promise<Blob> = () => Promise.resolve(sound());
  const voice = createServerVoice({
    clock: time.clock,
    service: {
      isThere: () => Promise.resolve(isThere),
      fetchSound: (source, signal) => {
        asked.push({ source, signal });
        return reply();
      },
    },
    createPlayer: (): Player => {
      const player = new ScriptedPlayer();
      player.refuses = refuses;
      players.push(player);
      return player;
    },
  });
  const events: string[] = [];
  return {
    ...time,
    voice,
    players,
    asked,
    events,
    say: () => voice.speak(question, manner, ({ type }) => events.push(type)),
    replies: (next: () => Promise<Blob>) => {
      reply = next;
    },
  };
}

describe('a server with a voice', () => {
  test('its sound is fetched, played at the speed, and let go', async () => {
    const it = scripted();
    it.say();
    await settle();
    expect(it.asked).toMatchObject([{ source: question.source }]);
    expect(it.players).toMatchObject([{ src: 'blob:sound', playbackRate: 1.1, plays: 1 }]);
    it.players[0]?.tell('playing');
    expect(it.events).toEqual(['VOICE.STARTED']);
    Object.assign(it.players[0]!, { currentTime: 1, duration: 4 });
    expect(it.voice.letter()).toBe(Math.floor(question.text.length / 4));
    it.players[0]?.tell('ended');
    expect(it.events).toEqual(['VOICE.STARTED', 'VOICE.ENDED']);
    expect(released).toEqual(['blob:sound']);
    expect(it.voice.letter()).toBeNull();
  });

  test('a sound that was prepared is not fetched again', async () => {
    const it = scripted();
    it.voice.prepare(question);
    it.voice.prepare(question);
    await settle();
    it.say();
    await settle();
    expect(it.asked).toHaveLength(1);
    expect(it.players[0]?.plays).toBe(1);
  });

  test('a prepared sound that failed is fetched anew', async () => {
    const it = scripted();
    it.replies(() => Promise.reject(new Error('503')));
    it.voice.prepare(question);
    await settle();
    it.replies(() => Promise.resolve(sound()));
    it.say();
    await settle();
    expect(it.asked).toHaveLength(2);
    expect(it.players[0]?.plays).toBe(1);
  });

  test('a stop pauses it and reports nothing', async () => {
    const it = scripted();
    const stop = it.say();
    await settle();
    it.players[0]?.tell('playing');
    stop();
    it.players[0]?.tell('ended');
    expect(it.events).toEqual(['VOICE.STARTED']);
    expect(it.players[0]?.pauses).toBe(1);
  });

  test('dispose ends a request', async () => {
    const it = scripted();
    it.replies(() => new Promise(() => undefined));
    it.voice.prepare(question);
    await settle();
    it.voice.dispose();
    expect(it.asked[0]?.signal.aborted).toBe(true);
  });
});

describe('trouble', () => {
  test.each([
    ['an error', () => Promise.reject(new Error('503'))],
    ['nothing', () => Promise.resolve(sound(0))],
    ['too much', () => Promise.resolve(sound(2 * 1024 * 1024 + 1))],
    ['no sound', () => Promise.resolve(sound(10, 'text/html'))],
  ])('%s fails at once', async (_name, reply) => {
    const it = scripted();
    it.replies(reply);
    it.say();
    await settle();
    expect(it.events).toEqual(['VOICE.FAILED']);
    expect(it.players[0]?.plays).toBe(0);
  });

  test('a slow server is given up after 4 s, and its late sound is not played', async () => {
    const it = scripted();
    const late = Promise.withResolvers<Blob>();
    it.replies(() => late.promise);
    it.say();
    await it.pass(3_900);
    expect(it.events).toEqual([]);
    await it.pass(100);
    expect(it.events).toEqual(['VOICE.FAILED']);
    late.resolve(sound());
    await settle();
    expect(it.players[0]?.plays).toBe(0);
  });

  test('a browser that plays nothing before a touch fails at once', async () => {
    const it = scripted({ refuses: true });
    it.say();
    await settle();
    expect(it.events).toEqual(['VOICE.FAILED']);
  });

  test('a sound that cannot be played fails', async () => {
    const it = scripted();
    it.say();
    await settle();
    it.players[0]?.tell('error');
    expect(it.events).toEqual(['VOICE.FAILED']);
  });

  test('a server without a voice is known, and not asked', async () => {
    const it = scripted({ isThere: false });
    expect(it.voice.has(question)).toBe('unknown');
    await settle();
    expect(it.voice.has(question)).toBe('no');
    it.voice.prepare(question);
    it.say();
    await settle();
    expect([it.asked.length, it.events]).toEqual([0, ['VOICE.FAILED']]);
  });

  test('a question that the server does not know is not asked for', async () => {
    const it = scripted();
    it.voice.speak({ ...question, source: null }, manner, ({ type }) => it.events.push(type));
    await settle();
    expect([it.asked.length, it.events]).toEqual([0, ['VOICE.FAILED']]);
  });
});
