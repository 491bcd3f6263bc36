import { readFileSync } from 'node:fs';
import { uploadMaxBytes } from '@daedap/contract/constants/media';
import type { TestAccount } from '@daedap/server/test/http-client.ts';
import { silence } from '@daedap/server/test/sound.ts';

const uploads = 50;
const lookMs = 50;
/** The largest file that the server accepts: 44 bytes of header, then 32,000 bytes a second. */
const largestWav = silence((uploadMaxBytes - 44) / 32_000);

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

/** Measures how much the server's memory grows during fifty simultaneous uploads of 20 MB. */
export async function measureUploadMemory(pid: number, { client }: TestAccount) {
  // All uploads share this blob: this process holds one copy and sends it fifty times.
  const wav = new Blob([new Uint8Array(largestWav)], { type: 'audio/wav' });
  const send = async (number: number) => {
    const form = new FormData();
    form.append('sessionId', `session-2-upload${number}`);
    form.append('questionId', '1');
    form.append('questionText', '자기소개를 해주세요.');
    form.append('audio', wav, 'answer.wav');
    const { status } = await client.upload('/api/interviews/analyze-audio', form);
    return status;
  };
  await send(-1);
  const before = residentBytes(pid);
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, residentBytes(pid))), lookMs);
  const start = performance.now();
  const statuses = await Promise.all(Array.from({ length: uploads }, (_, index) => send(index)));
  clearInterval(watch);
  const tally = Object.entries(Object.groupBy(statuses, String)).map(
    ([status, list]) => `${list?.length} × ${status}`,
  );
  console.log(
    `${uploads} uploads of ${megabytes(uploadMaxBytes)} at a time: ${megabytes(before)} before, at most ${megabytes(peak)}: grows by ${megabytes(peak - before)} (${((performance.now() - start) / 1000).toFixed(0)} s; ${tally.join(', ')})`,
  );
}
