import type { Language } from '@daedap/contract/languages';
import { type AutomaticSpeechRecognitionPipeline, Tensor } from '@huggingface/transformers';
import { z } from 'zod';
import { startWriting } from './decoder.ts';
import { createLogMel, hopSamples, type LogMel } from './log-mel.ts';
import { whisperMarks } from './passages.ts';
import { sampleRate } from './recognition.ts';
import { createScriptMask, type ScriptMask } from './script-mask.ts';
import { createTokenRules, type RunConfidence } from './token-rules.ts';

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
  const { model } = whisper;
  const { language, check, maxTokens, minTokens = 0, paddedSeconds, repeats } = options;
  check();
  const rules = createTokenRules(model.generation_config, {
    mask: maskOf(whisper, language),
    repeats,
    minTokens,
  });
  const positions = Math.ceil((paddedSeconds * sampleRate) / samplesPerPosition);
  const writing = await startWriting(model, featuresOf(whisper, samples, positions));
  const beginning = beginningOf(whisper, options);
  const room = Math.min(maxTokens, maxPositions - beginning.length);
  const tokens: number[] = [];
  let unread: readonly number[] = beginning;
  while (tokens.length < room) {
    check();
    const token = rules.choose(tokens, await writing.read(unread));
    tokens.push(token);
    if (token === rules.end) break;
    unread = [token];
  }
  return { tokens, confidence: rules.confidence() };
}

const soundSettings = z.object({ mel_filters: z.array(z.array(z.number())) });
const readers = new WeakMap<Whisper, LogMel>();

/** The sound as the encoder takes it. The tables are made once for a model. */
function featuresOf(whisper: Whisper, samples: Float32Array, positions: number): Tensor {
  let read = readers.get(whisper);
  if (!read) {
    const { mel_filters: filters } = soundSettings.parse(
      whisper.processor.feature_extractor?.config,
    );
    read = createLogMel(filters);
    readers.set(whisper, read);
  }
  const frames = (positions * samplesPerPosition) / hopSamples;
  const features = read(samples, frames);
  return new Tensor('float32', features, [1, features.length / frames, frames]);
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
