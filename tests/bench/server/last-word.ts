import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chunkMs } from '@daedap/contract/constants/speech';
import { root } from '../../../scripts/lib/root.mjs';
import type { Person } from './people.ts';

const headerBytes = 44;
const bytesPerSecond = 32_000;
const clip = readFileSync(join(root, 'apps/server/test/fixtures/speech/intro-good.wav'));

/** A piece of the clip with a header of its own. */
function piece(from: number, to: number): Blob {
  const data = clip.subarray(headerBytes + from, headerBytes + to);
  const header = Buffer.from(clip.subarray(0, headerBytes));
  header.writeUInt32LE(36 + data.length, 4);
  header.writeUInt32LE(data.length, 40);
  return new Blob([new Uint8Array(header), new Uint8Array(data)], { type: 'audio/wav' });
}

/** Speaks for half a minute, in chunks as a browser sends them, and waits for the score after the last word. */
export async function measureLastWord(address: string, person: Person) {
  const post = async (path: string, fields: Record<string, string | Blob>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const headers = { authorization: person.authorization };
    const answer = await fetch(address + path, { method: 'POST', headers, body: form });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is our own server
    return (await answer.json()) as { analysis?: { score: number; transcription: string } };
  };
  const chunkBytes = (chunkMs.desktop / 1000) * bytesPerSecond;
  const total = clip.length - headerBytes;
  const begin = performance.now();
  let index = 0;
  for (let at = 0; at < total; at += chunkBytes) {
    const end = Math.min(total, at + chunkBytes);
    // A chunk is there when it has been spoken.
    await sleep(Math.max(0, begin + (end / bytesPerSecond) * 1000 - performance.now()));
    const fields = { stream: 'bench', language: 'ko', chunk_index: String(index) };
    void post('/api/stt/whisper-chunk', { ...fields, audio: piece(at, end) });
    index += 1;
  }
  const spoken = performance.now();
  const { analysis } = await post('/api/interviews/analyze-audio', {
    sessionId: 'session-3-stream',
    questionId: '1',
    questionText: '자기소개를 해주세요.',
    stream: 'bench',
  });
  const waited = ((performance.now() - spoken) / 1000).toFixed(1);
  console.log(
    `${(total / bytesPerSecond).toFixed(0)} s spoken in chunks of ${chunkMs.desktop / 1000} s: ${waited} s from the last word to the score (${analysis?.score}, ${analysis?.transcription.length} letters)`,
  );
}
