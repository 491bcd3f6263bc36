import { LogitsProcessor, type Tensor } from '@huggingface/transformers';
import { createConfidence } from '@daedap/contract/whisper-confidence';

/**
 * Looks over the decoder's shoulder: how likely the model held each word piece that it then wrote. It changes nothing.
 * It stands before the rules that forbid pieces, so it sees the model's own opinion.
 */
export class TokenWatch extends LogitsProcessor {
  readonly #confidence: ReturnType<typeof createConfidence>;
  readonly #onToken: () => void;

  constructor(firstSpecial: number, onToken: () => void) {
    super();
    this.#confidence = createConfidence(firstSpecial);
    this.#onToken = onToken;
  }

  override _call(written: bigint[][], logits: Tensor): Tensor {
    this.#onToken();
    if (!(logits.data instanceof Float32Array)) throw new Error('the scores are not floats');
    this.#confidence.see(Number(written[0]?.at(-1)), logits.data);
    return logits;
  }

  /** The same watch, at the beginning of another text. */
  fresh(): this {
    this.#confidence.begin();
    return this;
  }

  confidence(): number {
    return this.#confidence.mean();
  }
}
