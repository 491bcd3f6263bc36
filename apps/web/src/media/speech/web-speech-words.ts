import { meanConfidence, type EngineTranscript, type EngineResult } from './engine-port.ts';
import type { BrowserRecognitionResult } from './browser-recognition.ts';

type Phrase = {
  readonly text: string;
  readonly confidence: number;
  /** When it was recognised, in seconds of the recording. */
  readonly end: number;
};

type Words = {
  /** Takes the recogniser's current list; returns what is new in it. */
  readonly take: (results: ArrayLike<BrowserRecognitionResult>) => readonly EngineResult[];
  /** The recogniser ended: unsettled text counts as final, and its next list starts over. */
  readonly settle: () => readonly EngineResult[];
  readonly transcript: () => EngineTranscript;
};

/**
 * Collects the results of the browser's recogniser. With `repeats`: Chrome on Android marks unsettled text as final too,
 * with a confidence of 0, and repeats it in the next result with more words after it.
 */
export function createWords(options: {
  readonly repeats: boolean;
  readonly seconds: () => number;
}): Words {
  const { repeats, seconds } = options;
  const before: Phrase[] = [];
  const settled = new Map<number, Phrase>();
  let open: Phrase | null = null;

  const isSettled = (result: BrowserRecognitionResult) =>
    result.isFinal && (!repeats || (result[0]?.confidence ?? 0) > 0);

  const withoutRepeats = (phrases: readonly Phrase[]) =>
    repeats ? phrases.filter(({ text }, at) => !phrases[at + 1]?.text.startsWith(text)) : phrases;

  const toResult = (isFinal: boolean, { text, confidence }: Phrase): EngineResult => ({
    text,
    confidence,
    isFinal,
  });

  const read = (result: BrowserRecognitionResult): Phrase => ({
    text: result[0]?.transcript.trim() ?? '',
    confidence: result[0]?.confidence ?? 0,
    end: seconds(),
  });

  return {
    take: (results) => {
      const list = Array.from(results);
      const pieces: EngineResult[] = [];
      for (const [index, result] of list.entries()) {
        if (!isSettled(result) || settled.has(index)) continue;
        const phrase = read(result);
        settled.set(index, phrase);
        if (phrase.text !== '') pieces.push(toResult(true, phrase));
      }
      const unsettled = list.slice(list.findLastIndex(isSettled) + 1).map(read);
      const text = withoutRepeats(unsettled)
        .map((phrase) => phrase.text)
        .join(' ')
        .trim();
      const confidence = meanConfidence(unsettled.map((phrase) => phrase.confidence));
      open = text === '' ? null : { text, confidence, end: seconds() };
      return open ? [...pieces, toResult(false, open)] : pieces;
    },
    settle: () => {
      const left = open;
      before.push(...withoutRepeats([...settled.values()]));
      if (left) before.push(left);
      settled.clear();
      open = null;
      return left ? [toResult(true, left)] : [];
    },
    transcript: () => {
      const now = withoutRepeats([...settled.values()]);
      const phrases = [...before, ...now, ...(open ? [open] : [])].filter(
        ({ text }) => text !== '',
      );
      return {
        text: phrases.map(({ text }) => text).join(' '),
        confidence: meanConfidence(phrases.map(({ confidence }) => confidence)),
        segments: phrases.map(({ text, end }, at) => ({
          start: phrases[at - 1]?.end ?? 0,
          end,
          text,
        })),
        stream: null,
      };
    },
  };
}
