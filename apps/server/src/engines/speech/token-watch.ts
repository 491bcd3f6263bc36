import { LogitsProcessor, type Tensor } from '@huggingface/transformers';

/**
 * Looks over the decoder's shoulder: how likely the model held each word piece that it then wrote. It changes nothing.
 * It stands before the rules that forbid pieces, so it sees the model's own opinion.
 */
export class TokenWatch extends LogitsProcessor {
  #before: { scores: Float32Array; total: number } | null = null;
  #sum = 0;
  #count = 0;
  readonly #firstSpecial: number;
  readonly #onToken: () => void;

  constructor(firstSpecial: number, onToken: () => void) {
    super();
    this.#firstSpecial = firstSpecial;
    this.#onToken = onToken;
  }

  override _call(written: bigint[][], logits: Tensor): Tensor {
    this.#onToken();
    const last = Number(written[0]?.at(-1));
    if (this.#before && last < this.#firstSpecial) {
      this.#sum += Math.exp((this.#before.scores[last] ?? -Infinity) - this.#before.total);
      this.#count += 1;
    }
    // The rules that follow write into the same array.
    const scores = floatsOf(logits).slice();
    this.#before = { scores, total: logSumExp(scores) };
    return logits;
  }

  /** The same watch, at the beginning of another text. */
  fresh(): this {
    this.#before = null;
    return this;
  }

  /** The mean probability of the pieces of text, without the marks of time. */
  confidence(): number {
    return this.#count === 0 ? 0 : Math.min(1, this.#sum / this.#count);
  }
}

function floatsOf(logits: Tensor): Float32Array {
  if (!(logits.data instanceof Float32Array)) throw new Error('the scores are not floats');
  return logits.data;
}

function logSumExp(scores: Float32Array): number {
  let most = -Infinity;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - most);
  return most + Math.log(sum);
}
