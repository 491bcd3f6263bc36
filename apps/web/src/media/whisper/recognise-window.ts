import { microphoneSampleRate, whisperTokens } from '@daedap/contract/constants/speech';
import type { Segment } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';
import type { createConfidence } from '@daedap/contract/whisper-confidence';
import {
  hearPassages,
  readPassage,
  tokenBudget,
  whisperMarks,
} from '@daedap/contract/whisper-text';
import {
  type AutomaticSpeechRecognitionPipeline,
  LogitsProcessor,
  LogitsProcessorList,
  Tensor,
} from '@huggingface/transformers';

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
  const marks = whisperMarks.parse(model.generation_config);
  const seconds = samples.length / microphoneSampleRate;
  return hearPassages(seconds, async (from) => {
    check();
    confidence.begin();
    const rules = new LogitsProcessorList();
    rules.push(new Watch(confidence, check));
    const rest = samples.subarray(Math.round(from * microphoneSampleRate));
    const { input_features: inputs } = await processor(rest);
    const written = await model.generate({
      inputs,
      language,
      task: 'transcribe',
      return_timestamps: true,
      no_repeat_ngram_size: whisperTokens.noRepeat,
      max_new_tokens: tokenBudget(seconds - from),
      logits_processor: rules,
    });
    return readPassage(tokensOf(written), marks, (pieces) => tokenizer.decode(pieces));
  });
}

function tokensOf(written: unknown): number[] {
  if (!(written instanceof Tensor)) throw new Error('the model wrote no tokens');
  return Array.from(written.data, Number);
}
