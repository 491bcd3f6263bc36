import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chunkMs } from '@daedap/contract/constants/speech';
import { root } from '../../../scripts/lib/root.mjs';
import { formOf } from '@daedap/server/test/interviews.ts';
import type { TestAccount } from '@daedap/server/test/http-client.ts';

const headerBytes = 44;
const bytesPerSecond = 32_000;
const clip = readFileSync(join(root, 'apps/server/test/fixtures/speech/intro-good.wav'));

/** A piece of the clip with its own header. */
function piece(from: number, to: number): Uint8Array {
  const data = clip.subarray(headerBytes + from, headerBytes + to);
  const header = Buffer.from(clip.subarray(0, headerBytes));
  header.writeUInt32LE(36 + data.length, 4);
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}

/** Speaks for half a minute, in chunks as a browser sends them, and waits for the score after the last word. */
export async function measureLastWord({ client }: TestAccount) {
  const chunkBytes = (chunkMs.desktop / 1000) * bytesPerSecond;
  const total = clip.length - headerBytes;
  const begin = performance.now();
  let index = 0;
  for (let at = 0; at < total; at += chunkBytes) {
    const end = Math.min(total, at + chunkBytes);
    // A chunk exists once it has been spoken.
    await sleep(Math.max(0, begin + (end / bytesPerSecond) * 1000 - performance.now()));
    const fields = { stream: 'bench', language: 'ko', chunk_index: String(index) };
    const audio = { field: 'audio', bytes: piece(at, end), type: 'audio/wav' };
    void client.upload('/api/stt/whisper-chunk', formOf(fields, audio));
    index += 1;
  }
  const spoken = performance.now();
  const form = formOf({
    sessionId: 'session-3-stream',
    questionId: '1',
    questionText: '자기소개를 해주세요.',
    stream: 'bench',
  });
  const { body } = await client.upload('/api/interviews/analyze-audio', form);
  const { analysis } = body;
  const waited = ((performance.now() - spoken) / 1000).toFixed(1);
  console.log(
    `${(total / bytesPerSecond).toFixed(0)} s spoken in chunks of ${chunkMs.desktop / 1000} s: ${waited} s from the last word to the score (${analysis?.score}, ${analysis?.transcription.length} letters)`,
  );
}
