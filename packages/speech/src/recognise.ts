import type { Segment } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';
import { z } from 'zod';
import {
  findLoudWindows,
  quietestSample,
  samplesOfFrames,
  secondsOfFrames,
} from './loud-windows.ts';
import {
  type Passage,
  readPassage,
  recognisePassages,
  tokenBudget,
  whisperMarks,
  withoutLoops,
} from './passages.ts';
import { type Recognition, sampleRate, secondsOf } from './recognition.ts';
import { type Run, runModel, type RunOptions, type Whisper } from './run-model.ts';
import { shiftSegment, textOf } from './segments.ts';
import { meanConfidence, type RunConfidence } from './token-rules.ts';

export type { Whisper } from './run-model.ts';

/** Whisper stops writing where silence follows the last word. Less than this, and it goes on inventing words. */
const padding = { silenceSeconds: 3, minSeconds: 8, maxSeconds: 30 } as const;
/** The encoder takes less time with less silence, and the first words of an answer are short. A wrong caption is soon replaced. */
const previewMinSeconds = 5;

/** The model repeats itself when less than this is left of its text without the repetitions. */
const minShareLeft = 0.8;

/** Below this mean log probability the model guesses. */
const minLogChance = -1;

/** Sound that makes the model loop is cut in two, each part at least a quarter of it, unless it is shorter than this. */
const minSecondsToCut = 8;

/**
 * Speech as people really speak. Small goes on in the style of what it takes for the text before, and then keeps the
 * words that a speaker hesitates with instead of tidying them away. Base does not care.
 */
const hesitantSpeech: Record<Language, string> = {
  ko: '음, 네. 저는 어, 그때 그, 조금 부족했던 것 같습니다. 그래서 음, 이제 어 열심히 준비했고요, 네, 많이 배웠습니다.',
  en: 'Um, so, I was, uh, kind of new to it back then. And, well, um, I prepared a lot, and, yeah, I learned from it.',
};
const minSizeForPrompt = 768;
const modelSize = z.object({ d_model: z.number() });

export type RecogniseOptions = Pick<RunOptions, 'language' | 'check'> & {
  /** It is for a caption that is shown for a moment: as soon as possible, and nothing rather than a second try. */
  readonly isPreview?: boolean | undefined;
};

/** Recognises sound of any length: finds the windows with a voice by their loudness, and recognises each. */
export async function recogniseSound(
  whisper: Whisper,
  samples: Float32Array,
  options: RecogniseOptions,
): Promise<Recognition> {
  const runs: RunConfidence[] = [];
  const { windows, isVoiced } = findLoudWindows(samples);
  const segments: Segment[] = [];
  for (const window of windows) {
    const part = samples.subarray(samplesOfFrames(window.start), samplesOfFrames(window.end));
    for (const segment of await recogniseSegments(whisper, part, { ...options, runs })) {
      const start = window.start + Math.floor(segment.start / secondsOfFrames(1));
      const end = window.start + Math.ceil(segment.end / secondsOfFrames(1));
      // The model invented a segment that has no voice in it.
      if (!isVoiced({ start, end: Math.max(end, start + 1) })) continue;
      segments.push(shiftSegment(segment, secondsOfFrames(window.start)));
    }
  }
  return toRecognition(segments, runs);
}

/** Recognises one window: at most 28 s with a voice in it. */
export async function recogniseWindow(
  whisper: Whisper,
  samples: Float32Array,
  options: RecogniseOptions,
): Promise<Recognition> {
  const runs: RunConfidence[] = [];
  const segments = await recogniseSegments(whisper, samples, { ...options, runs });
  return toRecognition(segments, runs);
}

/** `runs` gets the confidence of every run whose text is used. */
type WindowOptions = RecogniseOptions & { readonly runs: RunConfidence[] };

function recogniseSegments(
  whisper: Whisper,
  samples: Float32Array,
  options: WindowOptions,
): Promise<Segment[]> {
  return recognisePassages(secondsOf(samples), (from) =>
    recognisePassage(whisper, samples.subarray(Math.round(from * sampleRate)), options),
  );
}

/**
 * Recognises the rest of a window. A run that loops or guesses is repeated with silence up to 30 s, without a prompt and
 * without a chance to repeat itself. When neither is to be trusted, because both write more than anyone can say, or one does
 * and the other guesses, the sound is cut in two: shorter sound rarely makes the model loop. What loops even then has no
 * text, because all of it is invented.
 */
async function recognisePassage(
  whisper: Whisper,
  samples: Float32Array,
  windowOptions: WindowOptions,
): Promise<Passage> {
  const { language, check, isPreview = false, runs } = windowOptions;
  const seconds = secondsOf(samples);
  const { maxSeconds, silenceSeconds } = padding;
  const minSeconds = isPreview ? previewMinSeconds : padding.minSeconds;
  const paddedSeconds = whisper.takesShortSound
    ? Math.min(maxSeconds, Math.max(minSeconds, seconds + silenceSeconds))
    : maxSeconds;
  const options = { language, check, maxTokens: tokenBudget(seconds, language) };
  const take = ({ tokens, confidence }: Run): Passage => {
    runs.push(confidence);
    const marks = whisperMarks.parse(whisper.model.generation_config);
    return readPassage(tokens, marks, (pieces) => whisper.tokenizer.decode(pieces));
  };
  const prompt = promptFor(whisper, language);
  const first = await runModel(whisper, samples, {
    ...options,
    paddedSeconds,
    prompt,
    repeats: true,
  });
  const isLoop = loops(whisper, first);
  if (isPreview) return isLoop ? nothing : take(first);
  if (!isLoop && !isGuess(first)) return take(first);
  const careful = { ...options, paddedSeconds: maxSeconds, prompt: null, repeats: false };
  const second = await runModel(whisper, samples, careful);
  const loopsAgain = loops(whisper, second);
  if (!isLoop) {
    return take(loopsAgain || logChanceOf(second) <= logChanceOf(first) ? first : second);
  }
  if (!loopsAgain && !isGuess(second)) return take(second);
  if (seconds >= minSecondsToCut) return recogniseHalves(whisper, samples, windowOptions);
  return loopsAgain ? nothing : take(second);
}

const nothing: Passage = { segments: [], goOnAt: null };

/** Recognises the sound before and after its quietest moment, apart from each other. */
async function recogniseHalves(
  whisper: Whisper,
  samples: Float32Array,
  options: WindowOptions,
): Promise<Passage> {
  const quarter = Math.floor(samples.length / 4);
  const middle = quietestSample(samples, quarter, samples.length - quarter);
  const before = await recogniseSegments(whisper, samples.subarray(0, middle), options);
  const after = await recogniseSegments(whisper, samples.subarray(middle), options);
  const shifted = after.map((segment) => shiftSegment(segment, middle / sampleRate));
  return { segments: [...before, ...shifted], goOnAt: null };
}

/** The model did not come to an end in the time of the sound, or much of its text is repetition. */
function loops({ model, tokenizer }: Whisper, { tokens }: Run): boolean {
  const { firstSpecial } = whisperMarks.parse(model.generation_config);
  if (tokens.at(-1) !== firstSpecial) return true;
  const text = tokenizer.decode(tokens.filter((token) => token < firstSpecial));
  return withoutLoops(text).length < text.length * minShareLeft;
}

const logChanceOf = ({ confidence }: Run): number =>
  confidence.count === 0 ? 0 : confidence.logChances / confidence.count;

const isGuess = (run: Run): boolean => logChanceOf(run) < minLogChance;

const promptFor = ({ model }: Whisper, language: Language): string | null =>
  modelSize.parse(model.config).d_model < minSizeForPrompt ? null : hesitantSpeech[language];

function toRecognition(segments: Segment[], runs: readonly RunConfidence[]): Recognition {
  const text = textOf(segments);
  return { text, segments, confidence: text === '' ? 0 : meanConfidence(runs) };
}
