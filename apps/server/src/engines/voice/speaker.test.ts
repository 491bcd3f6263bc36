import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  breaksOffSpeaking,
  neverStops,
  type ScriptedVoice,
  sends,
  speaks,
  startScriptedVoice,
  staysSilent,
  toneOf,
} from '../../../test/scripted-voice.ts';
import { createSpeaker } from './speaker.ts';

let service: ScriptedVoice;
let now = 0;
const clock = { now: () => new Date(now) };

beforeAll(async () => {
  service = await startScriptedVoice();
});
afterEach(() => service.reply(speaks()));
afterAll(() => service.close());

const speaker = (limits = { firstSoundMs: 5_000, wholeSoundMs: 5_000 }) =>
  createSpeaker(
    { baseUrl: `${service.baseUrl}/`, apiKey: 'secret', model: 'tts-1', voice: 'nova', limits },
    clock,
  );

async function heard(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}

const say = (text = '안녕하세요') => speaker().speak(text, new AbortController().signal);

test('asks for model, voice and text with the key, and passes on the sound and its type', async () => {
  const { contentType, chunks } = await say();
  expect(contentType).toBe('audio/wav');
  expect(await heard(chunks)).toEqual(toneOf(1));
  expect(service.requests.at(-1)).toMatchObject({
    path: '/v1/audio/speech',
    headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
    body: { model: 'tts-1', voice: 'nova', input: '안녕하세요', response_format: 'mp3' },
  });
});

describe('a service with trouble', () => {
  test.each([
    ['an error', sends(500, 'application/json', '{}'), 'says 500'],
    ['a page', sends(200, 'text/html', '<p>hello</p>'), 'sent no sound'],
    ['JSON', sends(200, 'application/json', '{}'), 'sent no sound'],
    ['nothing', sends(200, 'audio/mpeg', ''), 'sent nothing'],
    [
      'more than it may, and says so',
      sends(200, 'audio/mpeg', Buffer.alloc(2 * 1024 * 1024 + 1)),
      'sent too much',
    ],
  ])('%s is refused before anything is passed on', async (_name, reply, message) => {
    service.reply(reply);
    await expect(say()).rejects.toMatchObject({
      name: 'SpeakerError',
      code: 'failed',
      message: expect.stringContaining(message),
    });
  });

  test('one without an end is cut off at 2 MB', async () => {
    service.reply(neverStops);
    const { chunks } = await say();
    await expect(heard(chunks)).rejects.toThrow('sent too much');
  });

  test('one that breaks off fails in the middle', async () => {
    service.reply(breaksOffSpeaking);
    const { chunks } = await say();
    await expect(heard(chunks)).rejects.toThrow('terminated');
  });

  test('one that is silent is given up', async () => {
    service.reply(staysSilent);
    const quick = speaker({ firstSoundMs: 30, wholeSoundMs: 5_000 });
    await expect(quick.speak('x', new AbortController().signal)).rejects.toThrow('too slow');
  });

  test('one that sends slowly is given up after the whole time', async () => {
    service.reply((response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg' });
      response.write('first');
    });
    const quick = speaker({ firstSoundMs: 5_000, wholeSoundMs: 3_000 });
    const { chunks } = await quick.speak('x', new AbortController().signal);
    await expect(heard(chunks)).rejects.toThrow('too slow');
  });

  test('after three failures it is left alone for 30 s', async () => {
    const one = speaker();
    const ask = () => one.speak('x', new AbortController().signal);
    service.reply(sends(500, 'text/plain', ''));
    for (let at = 0; at < 3; at += 1) await expect(ask()).rejects.toThrow('says 500');
    const asked = service.requests.length;
    await expect(ask()).rejects.toMatchObject({ code: 'resting' });
    expect(service.requests).toHaveLength(asked);
    service.reply(speaks());
    now += 30_000;
    expect(await heard((await ask()).chunks)).toHaveLength(toneOf(1).length);
  });
});

test('who goes away ends the request with the reason', async () => {
  service.reply(staysSilent);
  const leaving = new AbortController();
  const speaking = speaker().speak('x', leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(speaking).rejects.toThrow('gone');
});
