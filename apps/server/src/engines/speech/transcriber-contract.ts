import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondsOf } from '@daedap/speech/recognition';
import { createAudioReader } from './audio-reader.ts';
import { EngineClosed, type Transcriber } from './transcriber.ts';

async function clip(name: string): Promise<Float32Array> {
  const reader = createAudioReader();
  const folder = new URL('../../../test/fixtures/speech/', import.meta.url);
  const pcm = await reader.decode(await readFile(new URL(name, folder)));
  await reader.close();
  return pcm;
}

/** The tests that every transcriber passes. */
export function describeTranscriber(name: string, create: () => Transcriber): void {
  describe(`${name} is a transcriber`, () => {
    let transcriber: Transcriber;
    let window: Float32Array;
    beforeAll(async () => {
      transcriber = create();
      window = await clip('english-good.wav');
    });
    afterAll(() => transcriber.close());

    test('check resolves when it works', async () => {
      await expect(transcriber.check()).resolves.toBeUndefined();
    });

    test('recognises the text, with ascending times inside the window', async () => {
      const recognition = await transcriber.recognise(window, { language: 'en' });
      expect(recognition.text).toMatch(/internship.*checkout.*queries.*index.*measure/is);
      expect(recognition.text).toBe(recognition.segments.map(({ text }) => text).join(' '));
      const times = recognition.segments.flatMap(({ start, end }) => [start, end]);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.every((time) => time >= 0 && time <= secondsOf(window))).toBe(true);
      expect(recognition.confidence).toBeGreaterThan(0.5);
      expect(recognition.confidence).toBeLessThan(1);
    });

    test('rejects at once when it is aborted, before and after it began', async () => {
      const reason = new Error('no longer needed');
      const giveUp = new AbortController();
      const running = transcriber.recognise(window, { language: 'en', signal: giveUp.signal });
      const waiting = transcriber.recognise(window, { language: 'en', signal: giveUp.signal });
      giveUp.abort(reason);
      await expect(running).rejects.toBe(reason);
      await expect(waiting).rejects.toBe(reason);
      const late = transcriber.recognise(window, { language: 'en', signal: giveUp.signal });
      await expect(late).rejects.toBe(reason);
    });

    test('close rejects running jobs and all later ones', async () => {
      const running = transcriber.recognise(window, { language: 'en' });
      const ended = running.catch((error: unknown) => error);
      await transcriber.close();
      expect(await ended).toBeInstanceOf(EngineClosed);
      const late = transcriber.recognise(window, { language: 'en' });
      await expect(late).rejects.toThrow(EngineClosed);
      await expect(transcriber.check()).rejects.toThrow(EngineClosed);
    });
  });
}
