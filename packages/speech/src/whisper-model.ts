import { floatDecoder } from './float-decoder.ts';
import { quantiseDecoder } from './quantise-decoder.ts';
import { shortenEncoder } from './shorten-encoder.ts';
import { swapKeys } from './swap-keys.ts';

/** The file of the model that reads the sound. `shortenEncoder` makes it take sound of any length. */
export const encoderFile = 'onnx/encoder_model_quantized.onnx';

/** The file of the model that writes the text. `quantiseDecoder` and `swapKeys` make it write faster. */
export const decoderFile = 'onnx/decoder_model_merged_quantized.onnx';

/** A model as it is loaded. */
export type ModelGraphs = {
  /** The files whose graphs were changed, by their name. Others, and graphs that are not as expected, are used as they are. */
  readonly edited: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** False for an encoder that could not be shortened: it takes 30 s, however little was said. */
  readonly takesShortSound: boolean;
};

/** Changes the graphs of a model before it is loaded. That takes less than half a second, so the result is not kept. */
export async function editGraphs(
  read: (file: string) => Promise<Uint8Array>,
  decodesIn: 'bytes' | 'floats' = 'bytes',
): Promise<ModelGraphs> {
  const encoder = shortenEncoder(await read(encoderFile));
  const decoder = editDecoder(await read(decoderFile), decodesIn);
  const edited = new Map<string, Uint8Array<ArrayBuffer>>();
  if (encoder) edited.set(encoderFile, encoder);
  if (decoder) edited.set(decoderFile, decoder);
  return { edited, takesShortSound: encoder !== null };
}

/** Each edit stands for itself: what one of them does not know, another may. */
export function editDecoder(
  model: Uint8Array,
  decodesIn: 'bytes' | 'floats',
): Uint8Array<ArrayBuffer> | null {
  const inFloats = decodesIn === 'floats' ? floatDecoder(model) : null;
  const multiplied = inFloats ?? quantiseDecoder(model);
  return swapKeys(multiplied ?? model) ?? multiplied;
}

/** How the model is loaded, on the server as in the browser. */
export const pipelineOptions = {
  dtype: 'q8',
  // Threads that spin while they wait take processor time from everything else and make nothing faster.
  session_options: { extra: { session: { intra_op: { allow_spinning: '0' } } } },
} as const;

/** Loads at the first call. A load that failed is tried again at the next one: the files may be right by then. */
export function loadOnce<Model>(load: () => Promise<Model>): () => Promise<Model> {
  let loading: Promise<Model> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
