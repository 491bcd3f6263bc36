import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shortenEncoder } from '@daedap/speech/shorten-encoder';
import { encoderFile } from '@daedap/speech/whisper-model';
import { expect, test } from 'vitest';
import { describeTranscriber } from './transcriber-contract.ts';
import { createWhisperTranscriber } from './whisper-transcriber.ts';
import { checkModelFiles, modelHashes, packagedModelDir } from './whisper-files.ts';

describeTranscriber('the embedded Whisper', () => createWhisperTranscriber({ workers: 1 }));

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
  await expect(checkModelFiles(copy, modelHashes(true))).resolves.toBeUndefined();
  const config = join(copy, 'generation_config.json');
  await writeFile(config, `${await readFile(config, 'utf8')} `);
  await expect(checkModelFiles(copy, modelHashes(true))).rejects.toThrow(
    "the speech model's generation_config.json is not the file that it should be",
  );
  await expect(checkModelFiles(copy, modelHashes(false))).resolves.toBeUndefined();
  await rm(copy, { recursive: true });
});

test('the packaged encoder, made to take sound of any length, is always the same file', async () => {
  const shorter = shortenEncoder(await readFile(join(packagedModelDir(), encoderFile)));
  const hash = createHash('sha256')
    .update(shorter ?? '')
    .digest('hex');
  expect(hash).toBe('721cd8d0910a9ae0a1ace200f0b6a2e07ad375dea56a875fb073e1b10237c463');
});
