import type { Segment } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';
import {
  type AutomaticSpeechRecognitionPipeline,
  LogitsProcessor,
  LogitsProcessorList,
  Tensor,
} from '@huggingface/transformers';
import { findLoudWindows, samplesOfFrames, secondsOfFrames } from './loud-windows.ts';
import {
  type Passage,
  readPassage,
  recognisePassages,
  repeatLimit,
  tokenBudget,
  whisperMarks,
  withoutLoops,
} from './passages.ts';
import { type Recognition, sampleRate, secondsOf } from './recognition.ts';
import { shiftSegment, textOf } from './segments.ts';
import { createTokenConfidence, type TokenConfidence } from './token-confidence.ts';

/** A loaded model with its processor and tokenizer. */
export type Whisper = Pick<
  AutomaticSpeechRecognitionPipeline,
  'model' | 'processor' | 'tokenizer'
> & {
  /** False for an encoder that could not be shortened: it takes 30 s, however little was said. */
  readonly takesShortSound: boolean;
};

/** Whisper stops writing where silence follows the last word. Less than this, and it goes on inventing words. */
const padding = { silenceSeconds: 3, minSeconds: 8, maxSeconds: 30 } as const;

/** The encoder takes two steps of ten milliseconds at a time. */
const samplesPerPosition = 320;

/** The model repeats itself: it writes more than anyone says in that time, or much of its text is repetition. */
const loopLimits = { tokensPerSecond: 9, spareTokens: 12, minShareLeft: 0.8 } as const;

export type RecogniseOptions = {
  readonly language: Language;
  /** Called with every token. It throws when the text is no longer needed. */
  readonly check: () => void;
};

/** Recognises sound of any length: finds the windows with a voice by their loudness, and recognises each. */
export async function recogniseSound(
  whisper: Whisper,
  samples: Float32Array,
  options: RecogniseOptions,
): Promise<Recognition> {
  const confidence = startConfidence(whisper);
  const { windows, isVoiced } = findLoudWindows(samples);
  const segments: Segment[] = [];
  for (const window of windows) {
    const part = samples.subarray(samplesOfFrames(window.start), samplesOfFrames(window.end));
    for (const segment of await recogniseSegments(whisper, part, { ...options, confidence })) {
      const start = window.start + Math.floor(segment.start / secondsOfFrames(1));
      const end = window.start + Math.ceil(segment.end / secondsOfFrames(1));
      // The model invented a segment that has no voice in it.
      if (!isVoiced({ start, end: Math.max(end, start + 1) })) continue;
      segments.push(shiftSegment(segment, secondsOfFrames(window.start)));
    }
  }
  return toRecognition(segments, confidence);
}

/** Recognises one window: at most 28 s with a voice in it. */
export async function recogniseWindow(
  whisper: Whisper,
  samples: Float32Array,
  options: RecogniseOptions,
): Promise<Recognition> {
  const confidence = startConfidence(whisper);
  const segments = await recogniseSegments(whisper, samples, { ...options, confidence });
  return toRecognition(segments, confidence);
}

type WindowOptions = RecogniseOptions & { readonly confidence: TokenConfidence };

function recogniseSegments(
  whisper: Whisper,
  samples: Float32Array,
  options: WindowOptions,
): Promise<Segment[]> {
  return recognisePassages(secondsOf(samples), (from) =>
    recognisePassage(whisper, samples.subarray(Math.round(from * sampleRate)), {
      ...options,
      maxTokens: tokenBudget(secondsOf(samples) - from),
    }),
  );
}

type PassageOptions = WindowOptions & { readonly maxTokens: number };

/** Recognises the rest of a window. If a short run loops, a run padded to 30 s replaces it, because that one stops. */
async function recognisePassage(
  whisper: Whisper,
  samples: Float32Array,
  options: PassageOptions,
): Promise<Passage> {
  const seconds = secondsOf(samples);
  const { maxSeconds, minSeconds, silenceSeconds } = padding;
  const paddedSeconds = whisper.takesShortSound
    ? Math.min(maxSeconds, Math.max(minSeconds, seconds + silenceSeconds))
    : maxSeconds;
  const tokens = await runModel(whisper, samples, { ...options, paddedSeconds });
  const marks = whisperMarks.parse(whisper.model.generation_config);
  const decode = (pieces: number[]) => whisper.tokenizer.decode(pieces);
  const text = decode(tokens.filter((token) => token < marks.firstSpecial));
  const isLoop =
    tokens.length > seconds * loopLimits.tokensPerSecond + loopLimits.spareTokens ||
    withoutLoops(text).length < text.length * loopLimits.minShareLeft;
  const written =
    isLoop && paddedSeconds < maxSeconds
      ? await runModel(whisper, samples, { ...options, paddedSeconds: maxSeconds })
      : tokens;
  return readPassage(written, marks, decode);
}

async function runModel(
  { model, processor }: Whisper,
  samples: Float32Array,
  options: PassageOptions & { readonly paddedSeconds: number },
): Promise<number[]> {
  const { language, check, confidence, maxTokens, paddedSeconds } = options;
  check();
  confidence.begin();
  const rules = new LogitsProcessorList();
  rules.push(new TokenWatch(confidence, check));
  const positions = Math.ceil((paddedSeconds * sampleRate) / samplesPerPosition);
  const { feature_extractor: extractFeatures } = processor;
  if (!extractFeatures) throw new Error('the model cannot read sound');
  const { input_features: inputs } = await extractFeatures(samples, {
    max_length: positions * samplesPerPosition,
  });
  const written = await model.generate({
    inputs,
    language,
    task: 'transcribe',
    return_timestamps: true,
    no_repeat_ngram_size: repeatLimit,
    max_new_tokens: maxTokens,
    logits_processor: rules,
  });
  if (!(written instanceof Tensor)) throw new Error('the model wrote no tokens');
  return Array.from(written.data, Number);
}

const startConfidence = ({ model }: Whisper): TokenConfidence =>
  createTokenConfidence(whisperMarks.parse(model.generation_config).firstSpecial);

function toRecognition(segments: Segment[], confidence: TokenConfidence): Recognition {
  const text = textOf(segments);
  return { text, segments, confidence: text === '' ? 0 : confidence.mean() };
}

/**
 * Sees the scores of every token before the rules that forbid tokens change them, so these are the model's own scores.
 * It changes nothing itself.
 */
class TokenWatch extends LogitsProcessor {
  readonly #confidence: TokenConfidence;
  readonly #check: () => void;

  constructor(confidence: TokenConfidence, check: () => void) {
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
