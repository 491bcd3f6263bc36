/** The file of the model that reads the sound. `shortenEncoder` makes it take sound of any length. */
export const encoderFile = 'onnx/encoder_model_quantized.onnx';

/** The file of the model that writes the text. `quantiseDecoder` makes it write faster. */
export const decoderFile = 'onnx/decoder_model_merged_quantized.onnx';

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
