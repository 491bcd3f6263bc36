import type { Language } from '@daedap/contract/languages';
import {
  type AutomaticSpeechRecognitionPipeline,
  LogitsProcessor,
  LogitsProcessorList,
  Tensor,
} from '@huggingface/transformers';
import { z } from 'zod';
import { whisperMarks } from './passages.ts';
import { sampleRate } from './recognition.ts';
import { createScriptMask, type ScriptMask } from './script-mask.ts';
import { createTokenConfidence, type RunConfidence } from './token-confidence.ts';

/** A loaded model with its processor and tokenizer. */
export type Whisper = Pick<
  AutomaticSpeechRecognitionPipeline,
  'model' | 'processor' | 'tokenizer'
> & {
  /** False for an encoder that could not be shortened: it takes 30 s, however little was said. */
  readonly takesShortSound: boolean;
};

/** The model's text has room for this many tokens, with the prompt. */
const maxPositions = 448;

const repeatLimit = 3;

/** The encoder takes two steps of ten milliseconds at a time. */
const samplesPerPosition = 320;

export type RunOptions = {
  readonly language: Language;
  /** Called with every token. It throws when the text is no longer needed. */
  readonly check: () => void;
  readonly maxTokens: number;
  /** Only to measure: the model writes at least this many. */
  readonly minTokens?: number;
  /** Silence fills the sound up to this length. */
  readonly paddedSeconds: number;
  /** What was said before, as it were: the model goes on in its style. */
  readonly prompt: string | null;
  /** Whether the same three tokens in a row may be written twice, as people do say things twice. */
  readonly repeats: boolean;
};

export type Run = { readonly tokens: number[]; readonly confidence: RunConfidence };

/** Runs the model once on sound that begins with the first sample, and returns the tokens that it wrote. */
export async function runModel(
  whisper: Whisper,
  samples: Float32Array,
  options: RunOptions,
): Promise<Run> {
  const { model, processor } = whisper;
  const { language, check, maxTokens, minTokens = 0, paddedSeconds, repeats } = options;
  check();
  const marks = whisperMarks.parse(model.generation_config);
  const confidence = createTokenConfidence(marks.firstSpecial);
  const beginning = beginningOf(whisper, options);
  const rules = new LogitsProcessorList();
  rules.push(
    new TokenRules((written, scores) => {
      check();
      confidence.see(written.at(-1) ?? -1, scores);
      maskOf(whisper, language).apply(written.slice(beginning.length), scores);
    }),
  );
  const positions = Math.ceil((paddedSeconds * sampleRate) / samplesPerPosition);
  const { feature_extractor: extractFeatures } = processor;
  if (!extractFeatures) throw new Error('the model cannot read sound');
  const { input_features: inputs } = await extractFeatures(samples, {
    max_length: positions * samplesPerPosition,
  });
  const written = await model.generate({
    inputs,
    decoder_input_ids: beginning,
    return_timestamps: true,
    min_new_tokens: minTokens,
    no_repeat_ngram_size: repeats ? 0 : repeatLimit,
    max_new_tokens: Math.min(maxTokens, maxPositions - beginning.length),
    logits_processor: rules,
  });
  if (!(written instanceof Tensor)) throw new Error('the model wrote no tokens');
  const tokens = Array.from(written.data, Number).slice(beginning.length);
  return { tokens, confidence: confidence.result() };
}

const startMarks = z.object({
  decoder_start_token_id: z.int(),
  lang_to_id: z.record(z.string(), z.int()),
  task_to_id: z.object({ transcribe: z.int() }),
});
const promptMark = '<|startofprev|>';

/** The tokens before the text: the prompt, the language, and what to do. */
function beginningOf(
  { model, tokenizer }: Whisper,
  { language, prompt }: Pick<RunOptions, 'language' | 'prompt'>,
): number[] {
  const marks = startMarks.parse(model.generation_config);
  const start = [
    marks.decoder_start_token_id,
    marks.lang_to_id[`<|${language}|>`] ?? NaN,
    marks.task_to_id.transcribe,
  ];
  if (prompt === null) return start;
  const pieces = tokenizer.encode(` ${prompt}`, { add_special_tokens: false });
  return [...tokenizer.encode(promptMark, { add_special_tokens: false }), ...pieces, ...start];
}

const masks = new WeakMap<Whisper, Map<Language, ScriptMask>>();

/** Built once for a model and a language. */
function maskOf(whisper: Whisper, language: Language): ScriptMask {
  const known = masks.get(whisper) ?? new Map<Language, ScriptMask>();
  masks.set(whisper, known);
  let mask = known.get(language);
  if (!mask) {
    const { firstSpecial } = whisperMarks.parse(whisper.model.generation_config);
    mask = createScriptMask(whisper.tokenizer.get_vocab(), firstSpecial, language);
    known.set(language, mask);
  }
  return mask;
}

/** Gets the scores of every token, after those tokens are forbidden that are no speech, and before the rules of time. */
class TokenRules extends LogitsProcessor {
  readonly #apply: (written: number[], scores: Float32Array) => void;

  constructor(apply: (written: number[], scores: Float32Array) => void) {
    super();
    this.#apply = apply;
  }

  override _call(written: bigint[][], logits: Tensor): Tensor {
    if (!(logits.data instanceof Float32Array)) throw new Error('the scores are not floats');
    this.#apply((written[0] ?? []).map(Number), logits.data);
    return logits;
  }
}

/** A window as it comes, and as many tokens as Korean takes for it. */
const sample = { seconds: 8, paddedSeconds: 11, tokens: 45 } as const;

/** The seconds that a model takes on this machine for a second of speech. It is run twice: the first run warms it up. */
export async function measurePace(whisper: Whisper, check: () => void): Promise<number> {
  const sound = Float32Array.from(
    { length: sample.seconds * sampleRate },
    (_, at) => 0.2 * Math.sin(at / 12) * Math.sin(at / 2_000),
  );
  const run = () =>
    runModel(whisper, sound, {
      language: 'ko',
      check,
      minTokens: sample.tokens,
      maxTokens: sample.tokens,
      paddedSeconds: sample.paddedSeconds,
      prompt: null,
      repeats: true,
    });
  await run();
  const start = performance.now();
  await run();
  return (performance.now() - start) / 1000 / sample.seconds;
}
