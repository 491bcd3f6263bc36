import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondsOf } from '@daedap/speech/recognition';
import { createEars } from './ears.ts';
import { EngineClosed, type Transcriber } from './transcriber.ts';

async function clip(name: string): Promise<Float32Array> {
  const ears = createEars();
  const folder = new URL('../../../test/fixtures/speech/', import.meta.url);
  const pcm = await ears.decode(await readFile(new URL(name, folder)));
  await ears.close();
  return pcm;
}

/** What every transcriber holds to, whoever does the work. `words` are what it hears in english-good. */
export function describeTranscriber(name: string, create: () => Transcriber): void {
  describe(`${name} is a transcriber`, () => {
    let transcriber: Transcriber;
    let window: Float32Array;
    beforeAll(async () => {
      transcriber = create();
      window = await clip('english-good.wav');
    });
    afterAll(() => transcriber.close());

    test('it can say that it works', async () => {
      await expect(transcriber.check()).resolves.toBeUndefined();
    });

    test(
      'it hears the words, with ascending times inside the window',
      { timeout: 60_000 },
      async () => {
        const heard = await transcriber.recognise(window, { language: 'en' });
        expect(heard.text).toMatch(/internship.*checkout.*queries.*index.*measure/is);
        expect(heard.text).toBe(heard.segments.map(({ text }) => text).join(' '));
        const times = heard.segments.flatMap(({ start, end }) => [start, end]);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(times.every((time) => time >= 0 && time <= secondsOf(window))).toBe(true);
        expect(heard.confidence).toBeGreaterThan(0.5);
        expect(heard.confidence).toBeLessThan(1);
      },
    );

    test(
      'whoever gives up is let go at once, also before it began',
      { timeout: 60_000 },
      async () => {
        const reason = new Error('no longer needed');
        const giveUp = new AbortController();
        const running = transcriber.recognise(window, { language: 'en', signal: giveUp.signal });
        const waiting = transcriber.recognise(window, { language: 'en', signal: giveUp.signal });
        giveUp.abort(reason);
        await expect(running).rejects.toBe(reason);
        await expect(waiting).rejects.toBe(reason);
        const late = transcriber.recognise(window, { language: 'en', signal: giveUp.signal });
        await expect(late).rejects.toBe(reason);
      },
    );

    test('closing ends what runs, and nothing works afterwards', { timeout: 60_000 }, async () => {
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
