import { z } from 'zod';

/** The speech model that browsers may load for themselves. Beside the calls: files for everyone, without an account. */
const folder = '/models/whisper-base';

export const speechModelListPath = `${folder}.json`;

/** `version` names these very bytes, so that what is kept under an address never changes. */
export const speechModelFilePath = (version: string, name: string): string =>
  `${folder}/${version}/${name}`;

const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`));

export const speechModelList = z.object({
  version: hex(16),
  files: z
    .array(
      z.object({
        /** Below the model's folder, as the libraries that read it name it. */
        name: z.string().regex(/^[\w-]+(\/[\w-]+)*\.(json|onnx)$/),
        bytes: z.int().positive(),
        sha256: hex(64),
      }),
    )
    .nonempty(),
});

export type SpeechModelList = z.output<typeof speechModelList>;
