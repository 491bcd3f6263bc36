// How well the embedded speech engine keeps up with a speaker, and whether it slows down the rest of the server.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '@daedap/server/src/lib/clock.ts';
import { openDatabase } from '@daedap/server/src/database/database.ts';
import { startPostgres } from '@daedap/server/test/postgres.ts';
import { migrate } from '@daedap/server/src/database/migrate.ts';
import { createAudioReader } from '@daedap/server/src/engines/speech/audio-reader.ts';
import { transcribeRecording } from '@daedap/server/src/engines/speech/transcribe-recording.ts';
import { joinPcm, toWav } from '@daedap/server/src/engines/speech/pcm.ts';
import { secondsOf } from '@daedap/speech/recognition';
import type { Transcriber } from '@daedap/server/src/engines/speech/transcriber.ts';
import { createWhisperTranscriber } from '@daedap/server/src/engines/speech/whisper-transcriber.ts';
import { createSpeechStreams } from '@daedap/server/src/features/speech/streams.ts';
import { createLogger } from '@daedap/server/src/lib/logger.ts';
import { root } from '../../scripts/lib/root.mjs';
import { median } from './statistics.ts';

const clips = ['intro-good', 'motivation-good', 'strength-poor', 'offtopic'];
const idleMs = 5_000;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const megabytes = () => `${Math.round(process.memoryUsage.rss() / 1e6)} MB`;

async function withDelay<Value>(work: () => Promise<Value>) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const value = await work();
  delay.disable();
  const [p99, max] = [delay.percentile(99), delay.max].map((ns) => (ns / 1e6).toFixed(1));
  return { value, shown: `event-loop delay p99 ${p99} ms, max ${max} ms` };
}

const dataDir = mkdtempSync(join(tmpdir(), 'daedap-bench-'));
const fail = (error: Error) => {
  throw error;
};
const postgres = await startPostgres(dataDir);
const database = openDatabase(postgres.connection, fail);
await migrate(database.db);
const user = { email: 'bench@example.com', username: 'bench', password_hash: '-' };
const inserted = database.db.insertInto('users').values(user).returning('id');
const { id: userId } = await inserted.executeTakeFirstOrThrow();

console.log(`Speech on ${cpus().length} cores, Node ${process.version}`);
const before = megabytes();
const reader = createAudioReader();
const whisper = createWhisperTranscriber({ workers: 1 });
let recognisingMs = 0;
const transcriber: Transcriber = {
  ...whisper,
  recognise: async (window, options) => {
    const start = performance.now();
    const heard = await whisper.recognise(window, options);
    recognisingMs += performance.now() - start;
    return heard;
  },
};
const streams = createSpeechStreams({
  db: database.db,
  reader,
  transcriber,
  clock: systemClock,
  log: createLogger('silent'),
});

const loading = performance.now();
await transcriber.check();
console.log(`model load: ${seconds(performance.now() - loading)}`);

const folder = join(root, 'apps/server/test/fixtures/speech');
const sounds = await Promise.all(
  clips.map((name) => reader.decode(readFileSync(join(folder, `${name}.wav`)))),
);
const pcm = joinPcm(sounds);
const spoken = secondsOf(pcm);

const idle = await withDelay(() => sleep(idleMs));
console.log(`idle: ${idle.shown}`);

const whole = await withDelay(async () => {
  const start = performance.now();
  const transcript = await transcribeRecording({ reader, transcriber }, toWav(pcm), {
    language: 'ko',
  });
  return { ms: performance.now() - start, letters: transcript.text.length };
});
console.log(
  `whole answer of ${spoken.toFixed(1)} s: ${seconds(whole.value.ms)}, ${(whole.value.ms / 1000 / spoken).toFixed(2)} of its length; ${whole.shown}`,
);

/** Sends each chunk when its last word has been spoken. */
async function speak(chunkSeconds: number) {
  const size = chunkSeconds * 16_000;
  const stream = `bench-${chunkSeconds}`;
  const answers: number[] = [];
  const start = performance.now();
  let captions = 0;
  for (let index = 0; index * size < pcm.length; index += 1) {
    const part = pcm.subarray(index * size, (index + 1) * size);
    await sleep(start + (index * size + part.length) / 16 - performance.now());
    const asked = performance.now();
    const bytes = toWav(part);
    const chunk = { stream, index, language: 'ko', bytes, final: false } as const;
    const { text } = await streams.addChunk(userId, chunk);
    if (text !== '') captions += 1;
    answers.push(performance.now() - asked);
  }
  const ended = performance.now();
  await streams.finish(userId, stream);
  return { answer: median(answers), end: performance.now() - ended, captions };
}

for (const chunkSeconds of [10, 3]) {
  recognisingMs = 0;
  const { value, shown } = await withDelay(() => speak(chunkSeconds));
  console.log(
    `stream of ${chunkSeconds} s chunks, as they are spoken:\n` +
      `  recognition took ${(recognisingMs / 1000 / spoken).toFixed(2)} of the spoken time; ${shown}\n` +
      `  a chunk is answered in ${value.answer.toFixed(0)} ms, captions came ${value.captions} times, ` +
      `the whole text ${seconds(value.end)} after the last word`,
  );
}
console.log(`memory: ${before} before, ${megabytes()} now`);

await streams.close();
await Promise.all([transcriber.close(), reader.close()]);
await database.close();
await postgres.stop();
rmSync(dataDir, { recursive: true });
