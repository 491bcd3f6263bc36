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
} from './passages.ts';
import { type Recognition, sampleRate, secondsOf } from './recognition.ts';
import { shiftSegment, textOf } from './segments.ts';
import { createTokenConfidence, type TokenConfidence } from './token-confidence.ts';

/** A loaded model with its processor and tokenizer. */
export type Whisper = AutomaticSpeechRecognitionPipeline;

export type RecogniseOptions = {
  readonly language: Language;
  /** Called with every token. It throws when nobody waits for the text any more. */
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

/** Runs the model once, over what is left of a window. */
async function recognisePassage(
  { model, processor, tokenizer }: Whisper,
  samples: Float32Array,
  { language, check, confidence, maxTokens }: WindowOptions & { readonly maxTokens: number },
): Promise<Passage> {
  check();
  confidence.begin();
  const rules = new LogitsProcessorList();
  rules.push(new TokenWatch(confidence, check));
  const { input_features: inputs } = await processor(samples);
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
  const tokens = Array.from(written.data, Number);
  const marks = whisperMarks.parse(model.generation_config);
  return readPassage(tokens, marks, (pieces) => tokenizer.decode(pieces));
}

const startConfidence = ({ model }: Whisper): TokenConfidence =>
  createTokenConfidence(whisperMarks.parse(model.generation_config).firstSpecial);

function toRecognition(segments: Segment[], confidence: TokenConfidence): Recognition {
  const text = textOf(segments);
  return { text, segments, confidence: text === '' ? 0 : confidence.mean() };
}

/**
 * Sees the scores of every token before the rules that forbid tokens change them, so these are the model's own. It
 * changes nothing itself.
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
