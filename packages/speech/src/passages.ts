import { z } from 'zod';
import type { Segment } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';
import { tidySegments } from './segments.ts';

/**
 * A guard against Whisper's loops, which take all the tokens they can get. Fast Korean takes up to eight a second, fast
 * English up to six, with time marks; a run that needs more writes what nobody said.
 */
const tokensPerSecond: Record<Language, number> = { ko: 9, en: 7 };
const spareTokens = 12;

/** How many tokens the model may write for so many seconds of sound. */
export const tokenBudget = (seconds: number, language: Language): number =>
  Math.ceil(seconds * tokensPerSecond[language]) + spareTokens;

/** A window in which the model stopped early is continued, unless hardly anything is left of it. */
const passageLimits = { max: 4, minRestSeconds: 0.5 } as const;

/**
 * Whisper learned from films and videos with subtitles: in noise it writes what their ends say. Nobody says these in an
 * interview. Only a segment that is nothing else is dropped.
 */
const invented = new RegExp(
  `^(${[
    '시청해 ?주셔서 (감사합니다|고맙습니다)',
    '구독과? ?(,|그리고)? ?좋아요.{0,20}',
    '(MBC|KBS|SBS|YTN) 뉴스 ?[가-힣]{2,4} ?(입니다|기자)?',
    '(한글 ?)?자막 ?(제공|제작|by).{0,30}',
    '다음 영상에서 (만나요|봐요|뵙겠습니다)',
    'thank(s| you)( so much| very much)? for watching',
    'please subscribe.{0,40}',
    'subtitles by .{0,40}',
    'see you in the next video',
  ].join('|')})[.!~ ]*$`,
  'i',
);

/** The step from one time mark to the next. */
export const timeStepSeconds = 0.02;

/** Where in the model's vocabulary the text ends and the time marks begin. */
export const whisperMarks = z
  .object({ eos_token_id: z.int(), no_timestamps_token_id: z.int() })
  .transform((config) => ({
    firstSpecial: config.eos_token_id,
    firstTime: config.no_timestamps_token_id + 1,
  }));

export type Passage = {
  segments: Segment[];
  /** The second at which the model stopped early and has to run again; null when it has finished. */
  goOnAt: number | null;
};

/**
 * Reads what the model wrote: text tokens between time marks. A single mark at the end means that the model has
 * finished. Two mean that another segment should have followed, and text after the last two is unfinished.
 */
export function readPassage(
  tokens: readonly number[],
  marks: z.infer<typeof whisperMarks>,
  textOf: (pieces: number[]) => string,
): Passage {
  const isTime = (token: number | undefined) => token !== undefined && token >= marks.firstTime;
  const written = tokens.filter((token) => token < marks.firstSpecial || isTime(token));
  const lastPair = written.findLastIndex((token, at) => isTime(token) && isTime(written[at - 1]));
  const isThrough = isTime(written.at(-1)) && !isTime(written.at(-2));
  const isCut = lastPair !== -1 && !isThrough;
  const segments: Segment[] = [];
  let start = 0;
  let pieces: number[] = [];
  const close = (end: number) => {
    if (pieces.length === 0) return;
    const text = withoutLoops(textOf(pieces)).trim();
    if (text !== '' && !invented.test(text))
      segments.push({ start, end: Math.max(start, end), text });
    pieces = [];
  };
  for (const token of isCut ? written.slice(0, lastPair) : written) {
    if (isTime(token)) {
      const time = (token - marks.firstTime) * timeStepSeconds;
      close(time);
      start = time;
    } else {
      pieces.push(token);
    }
  }
  close(Infinity);
  return { segments, goOnAt: isCut ? start : null };
}

/** Recognises a whole window: the model runs again from where it stopped. `recognise` gets the second to start at. */
export async function recognisePassages(
  seconds: number,
  recognise: (from: number) => Promise<Passage>,
): Promise<Segment[]> {
  const segments: Segment[] = [];
  let from = 0;
  for (let count = 0; count < passageLimits.max; count += 1) {
    const passage = await recognise(from);
    for (const { start, end, text } of passage.segments) {
      segments.push({ start: start + from, end: end + from, text });
    }
    if (!passage.goOnAt || seconds - from - passage.goOnAt < passageLimits.minRestSeconds) break;
    from += passage.goOnAt;
  }
  return tidySegments(segments, seconds);
}

/** Removes the model's loops: a text that is repeated four times or more is kept once, a single letter three times. */
export function withoutLoops(text: string): string {
  return text.replaceAll(/(.)\1{9,}/gu, '$1$1$1').replaceAll(/(.{2,80}?)\1{3,}/gu, '$1');
}
