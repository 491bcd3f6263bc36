import { type PreTrainedModel, Tensor } from '@huggingface/transformers';
import { z } from 'zod';

/** A tensor as the runtime takes it. */
type RuntimeTensor = Tensor['ort_tensor'];

type Session = {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run: (
    feeds: Readonly<Record<string, RuntimeTensor>>,
    wanted: readonly string[],
  ) => Promise<Record<string, RuntimeTensor>>;
};

const isSession = (value: unknown) =>
  typeof value === 'object' && value !== null && 'run' in value && 'inputNames' in value;
const session = z.custom<Session>(isSession, 'the model is not loaded');
const whisperSessions = z.object({ model: session, decoder_model_merged: session });
const whisperSize = z.object({ d_model: z.int(), decoder_attention_heads: z.int() });

const names = {
  features: 'input_features',
  tokens: 'input_ids',
  sound: 'encoder_hidden_states',
  isLater: 'use_cache_branch',
  before: 'past_key_values',
  after: 'present',
  scores: 'logits',
  encoded: 'last_hidden_state',
} as const;

/** What the model made of a sound, ready to be written down. */
export type Writing = {
  /** Reads tokens, and returns the scores of the token that comes next. The caller may change them. */
  readonly read: (tokens: readonly number[]) => Promise<Float32Array>;
};

/**
 * Runs the encoder once, and then the decoder with every token. This is what `generate` of transformers.js does, without
 * what it does for each token beside the model: it copies all that the encoder made into the runtime, has it quantised
 * again and never used, takes the attentions out, and goes over the scores of all tokens seven times. In a browser that was
 * a quarter of the time.
 */
export async function startWriting(
  model: Pick<PreTrainedModel, 'config' | 'sessions'>,
  features: Tensor,
): Promise<Writing> {
  const { model: encoder, decoder_model_merged: decoder } = whisperSessions.parse(model.sessions);
  const { d_model: width, decoder_attention_heads: heads } = whisperSize.parse(model.config);
  const encoded = await encoder.run({ [names.features]: features.ort_tensor }, [names.encoded]);
  const nothing = tensorOf('float32', new Float32Array(), [1, heads, 0, width / heads]);
  const memory = decoder.inputNames.filter((name) => name.startsWith(names.before));
  const feeds: Record<string, RuntimeTensor> = Object.fromEntries(
    memory.map((name) => [name, nothing]),
  );
  feeds[names.sound] = taken(encoded, names.encoded);
  const kept = decoder.outputNames.filter((name) => name.startsWith(names.after));
  // What the decoder keeps of the sound comes out of its first run alone.
  const keptLater = kept.filter((name) => !name.includes('.encoder.'));
  let isLater = false;
  return {
    read: async (tokens) => {
      feeds[names.tokens] = tensorOf('int64', BigInt64Array.from(tokens, BigInt), [
        1,
        tokens.length,
      ]);
      feeds[names.isLater] = tensorOf('bool', Uint8Array.of(isLater ? 1 : 0), [1]);
      const wanted = isLater ? keptLater : kept;
      const outputs = await decoder.run(feeds, [names.scores, ...wanted]);
      for (const name of wanted) {
        feeds[name.replace(names.after, names.before)] = taken(outputs, name);
      }
      // Nobody reads it any more, but the runtime would copy and quantise it with every token.
      if (!isLater)
        feeds[names.sound] = tensorOf('float32', new Float32Array(width), [1, 1, width]);
      isLater = true;
      return lastScores(taken(outputs, names.scores));
    },
  };
}

const tensorOf = (...given: ConstructorParameters<typeof Tensor>): RuntimeTensor =>
  new Tensor(...given).ort_tensor;

function taken(outputs: Readonly<Record<string, RuntimeTensor>>, name: string): RuntimeTensor {
  const tensor = outputs[name];
  if (!tensor) throw new Error(`the model has no ${name}`);
  return tensor;
}

/** The scores after the last token: the model rates the token after every one that it reads. */
function lastScores({ data, dims }: RuntimeTensor): Float32Array {
  if (!(data instanceof Float32Array)) throw new Error('the scores are not floats');
  return data.subarray(data.length - (dims.at(-1) ?? 0));
}
