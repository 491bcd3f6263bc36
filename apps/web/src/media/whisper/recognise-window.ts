import {
  microphoneSampleRate,
  whisperPassages,
  whisperTokens,
} from '@daedap/contract/constants/speech';
import type { Segment } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';
import type { createConfidence } from '@daedap/contract/whisper-confidence';
import { readPassage, tidySegments, tokenBudget } from '@daedap/contract/whisper-text';
import {
  type AutomaticSpeechRecognitionPipeline,
  LogitsProcessor,
  LogitsProcessorList,
  Tensor,
} from '@huggingface/transformers';
import { z } from 'zod';

/** Where in the model's vocabulary the text ends and the marks of time begin. */
export const marksOf = z
  .object({ eos_token_id: z.int(), no_timestamps_token_id: z.int() })
  .transform((config) => ({
    firstSpecial: config.eos_token_id,
    firstTime: config.no_timestamps_token_id + 1,
  }));

type Confidence = ReturnType<typeof createConfidence>;

/** Looks over the model's shoulder with every word piece, and changes nothing. Throwing ends the recognition. */
class Watch extends LogitsProcessor {
  readonly #confidence: Confidence;
  readonly #check: () => void;

  constructor(confidence: Confidence, check: () => void) {
    super();
    this.#confidence = confidence;
    this.#check = check;
  }

  override _call(written: bigint[][], logits: Tensor): Tensor {
    this.#check();
    if (!(logits.data instanceof Float32Array)) throw new Error('the scores are not floats');
    this.#confidence.see(Number(written[0]?.at(-1)), logits.data);
    return logits;
  }
}

export type WindowJob = {
  readonly samples: Float32Array;
  readonly language: Language;
  readonly confidence: Confidence;
  /** Throws when nobody waits any more. */
  readonly check: () => void;
};

/** What is said in one window, as the server's own engine hears it: with its guards against loops. */
export async function recogniseWindow(
  { model, processor, tokenizer }: AutomaticSpeechRecognitionPipeline,
  { samples, language, confidence, check }: WindowJob,
): Promise<Segment[]> {
  const marks = marksOf.parse(model.generation_config);
  const seconds = samples.length / microphoneSampleRate;
  const segments: Segment[] = [];
  let offset = 0;
  for (let passage = 0; passage < whisperPassages.max; passage += 1) {
    check();
    confidence.begin();
    const rules = new LogitsProcessorList();
    rules.push(new Watch(confidence, check));
    const rest = samples.subarray(Math.round(offset * microphoneSampleRate));
    const { input_features: inputs } = await processor(rest);
    const written = await model.generate({
      inputs,
      language,
      task: 'transcribe',
      return_timestamps: true,
      no_repeat_ngram_size: whisperTokens.noRepeat,
      max_new_tokens: tokenBudget(seconds - offset),
      logits_processor: rules,
    });
    const read = readPassage(tokensOf(written), marks, (pieces) => tokenizer.decode(pieces));
    for (const { start, end, text } of read.segments) {
      segments.push({ start: start + offset, end: end + offset, text });
    }
    if (!read.goOnAt || seconds - offset - read.goOnAt < whisperPassages.minRestSeconds) break;
    offset += read.goOnAt;
  }
  return tidySegments(segments, seconds);
}

function tokensOf(written: unknown): number[] {
  if (!(written instanceof Tensor)) throw new Error('the model wrote no tokens');
  return Array.from(written.data, Number);
}
