import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shortenEncoder } from '@daedap/speech/shorten-encoder';
import { decoderFile, editDecoder, encoderFile } from '@daedap/speech/whisper-model';
import { expect, test } from 'vitest';
import { sampleRate, secondsOf } from '@daedap/speech/recognition';
import { createAudioReader } from './audio-reader.ts';
import { joinPcm } from './pcm.ts';
import { transcribeRecording } from './transcribe-recording.ts';
import { describeTranscriber } from './transcriber-contract.ts';
import { createWhisperTranscriber } from './whisper-transcriber.ts';
import { checkModelFiles, modelHashes, packagedModelDir } from './whisper-files.ts';

describeTranscriber('the embedded Whisper', () => createWhisperTranscriber({ workers: 1 }));

// The model of 250 MB takes a while to load, on a busy machine minutes: `npm run test:full` does.
test.runIf(process.env['TEST_FULL'])('small writes the text when the settings say so', async () => {
  const whisper = createWhisperTranscriber({ model: 'small', workers: 1 });
  expect(whisper.models()).toEqual({ text: 'whisper-small', captions: 'whisper-base' });
  const reader = createAudioReader();
  const folder = new URL('../../../test/fixtures/speech/', import.meta.url);
  const said = await reader.decode(await readFile(new URL('short.wav', folder)));
  const { text, confidence } = await whisper.recognise(said, { language: 'ko' });
  expect(text).toMatch(/^네,? 저는 책임감이 강합니다/);
  expect(confidence).toBeGreaterThan(0.7);
  await Promise.all([whisper.close(), reader.close()]);
});

/** What base hears of each sentence, in their order. */
const heardOnce = [
  '책임감이 강합니다',
  '공원에 갔습니다',
  '김치찌개를 먹었고',
  '주말에는',
  '열심히 하는 편입니다',
  '모르겠지만',
  '뭐든지 열심히',
];

test.runIf(process.env['TEST_FULL'])(
  'a long recording with silences has every sentence once, and nothing in the silences',
  { timeout: 180_000 },
  async () => {
    const whisper = createWhisperTranscriber({ workers: 1 });
    const reader = createAudioReader();
    const folder = new URL('../../../test/fixtures/speech/', import.meta.url);
    const clip = async (name: string) => reader.decode(await readFile(new URL(name, folder)));
    const clips = [
      await clip('short.wav'),
      await clip('offtopic.wav'),
      await clip('strength-poor.wav'),
    ];
    const silence = new Float32Array(7 * sampleRate);
    const sound = joinPcm(clips.flatMap((spoken) => [silence, spoken]));
    const { text, segments } = await transcribeRecording({ reader, transcriber: whisper }, sound, {
      language: 'ko',
    });
    const places = heardOnce.map((words) => text.indexOf(words));
    expect(places).toEqual(places.filter((place) => place >= 0).toSorted((a, b) => a - b));
    for (const words of heardOnce) expect(text.split(words)).toHaveLength(2);
    let end = 0;
    for (const spoken of clips) {
      const start = end + secondsOf(silence);
      expect(
        segments.filter((segment) => segment.start < start - 0.5 && segment.end > end + 0.5),
      ).toEqual([]);
      end = start + secondsOf(spoken);
    }
    await Promise.all([whisper.close(), reader.close()]);
  },
);

test('names the file that a model folder lacks', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'daedap-model-'));
  const whisper = createWhisperTranscriber({ modelDir: empty, workers: 1 });
  await expect(whisper.check()).rejects.toThrow('the speech model lacks config.json');
  await expect(whisper.recognise(new Float32Array(16_000), { language: 'ko' })).rejects.toThrow(
    'the speech model lacks config.json',
  );
  await whisper.close();
  await rm(empty, { recursive: true });
});

test('refuses a packaged file that was changed, but not in a model of the user’s own', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'daedap-model-'));
  await cp(packagedModelDir(), copy, { recursive: true });
  await expect(checkModelFiles(copy, modelHashes('base'))).resolves.toBeUndefined();
  const config = join(copy, 'generation_config.json');
  await writeFile(config, `${await readFile(config, 'utf8')} `);
  await expect(checkModelFiles(copy, modelHashes('base'))).rejects.toThrow(
    "the speech model's generation_config.json is not the file that it should be",
  );
  await expect(checkModelFiles(copy, modelHashes(null))).resolves.toBeUndefined();
  await rm(copy, { recursive: true });
});

const hashOf = (file: Uint8Array | null) =>
  createHash('sha256')
    .update(file ?? '')
    .digest('hex');

const inBytes = (model: Uint8Array) => editDecoder(model, 'bytes');
const inFloats = (model: Uint8Array) => editDecoder(model, 'floats');

/** The edits of the graphs are always the same bytes, so what is measured with them stays true. */
test.each([
  [
    'base',
    shortenEncoder,
    encoderFile,
    '721cd8d0910a9ae0a1ace200f0b6a2e07ad375dea56a875fb073e1b10237c463',
  ],
  [
    'base',
    inBytes,
    decoderFile,
    '62b01b0d62bb84e8f58b99328af65cbaea37b08d1f0427ef4b41b124bc6831da',
  ],
  // For browsers.
  [
    'base',
    inFloats,
    decoderFile,
    '1cb3f6d126288f0b9df7545c70ed2d72fad3d5cc3f2414c6567828a5d7e00fc0',
  ],
  [
    'small',
    shortenEncoder,
    encoderFile,
    '65eb94138bf3307ee816cb6f9d60f0ef8f7a84d06dacc0afd286d8a83ae1ca6b',
  ],
  [
    'small',
    inBytes,
    decoderFile,
    'f96ed988093164625c3193b69606f2c6d8cc37ee4bd5d4b880261da74b677852',
  ],
] as const)('the edited file of %s: %o', async (model, edit, file, hash) => {
  expect(hashOf(edit(await readFile(join(packagedModelDir(model), file))))).toBe(hash);
});
