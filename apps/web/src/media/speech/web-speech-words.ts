import type { EngineHeard, HeardPiece } from './engine-port.ts';
import { meanConfidence } from './mean-confidence.ts';
import type { RecognitionResult } from './browser-recognition.ts';

type Said = {
  readonly text: string;
  readonly confidence: number;
  /** Seconds into the recording, when it was understood. */
  readonly end: number;
};

type Words = {
  /** Takes the list that the recogniser has now; gives what is new in it. */
  readonly take: (results: ArrayLike<RecognitionResult>) => readonly HeardPiece[];
  /** The recogniser ended: what it had not settled counts, and its next list begins anew. */
  readonly settle: () => readonly HeardPiece[];
  readonly heard: () => EngineHeard;
};

/**
 * Chrome on Android calls what is not settled final too, with a confidence of 0, and repeats it in the next result with
 * more words behind it.
 */
export function createWords(options: {
  readonly repeats: boolean;
  readonly seconds: () => number;
}): Words {
  const { repeats, seconds } = options;
  const before: Said[] = [];
  const settled = new Map<number, Said>();
  let open: Said | null = null;

  const isSettled = (result: RecognitionResult) =>
    result.isFinal && (!repeats || (result[0]?.confidence ?? 0) > 0);

  const withoutRepeats = (said: readonly Said[]) =>
    repeats ? said.filter(({ text }, at) => !said[at + 1]?.text.startsWith(text)) : said;

  const sayAs = (isFinal: boolean, { text, confidence }: Said): HeardPiece => ({
    text,
    confidence,
    isFinal,
  });

  const read = (result: RecognitionResult): Said => ({
    text: result[0]?.transcript.trim() ?? '',
    confidence: result[0]?.confidence ?? 0,
    end: seconds(),
  });

  return {
    take: (results) => {
      const list = Array.from(results);
      const pieces: HeardPiece[] = [];
      for (const [index, result] of list.entries()) {
        if (!isSettled(result) || settled.has(index)) continue;
        const said = read(result);
        settled.set(index, said);
        if (said.text !== '') pieces.push(sayAs(true, said));
      }
      const unsettled = list.slice(list.findLastIndex(isSettled) + 1).map(read);
      const text = withoutRepeats(unsettled)
        .map((said) => said.text)
        .join(' ')
        .trim();
      const confidence = meanConfidence(unsettled.map((said) => said.confidence));
      open = text === '' ? null : { text, confidence, end: seconds() };
      return open ? [...pieces, sayAs(false, open)] : pieces;
    },
    settle: () => {
      const left = open;
      before.push(...withoutRepeats([...settled.values()]));
      if (left) before.push(left);
      settled.clear();
      open = null;
      return left ? [sayAs(true, left)] : [];
    },
    heard: () => {
      const now = withoutRepeats([...settled.values()]);
      const said = [...before, ...now, ...(open ? [open] : [])].filter(({ text }) => text !== '');
      return {
        text: said.map(({ text }) => text).join(' '),
        confidence: meanConfidence(said.map(({ confidence }) => confidence)),
        segments: said.map(({ text, end }, at) => ({ start: said[at - 1]?.end ?? 0, end, text })),
        stream: null,
      };
    },
  };
}
