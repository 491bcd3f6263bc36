import { type DeliverySummary, paceUnitOf, pauseSeconds } from '@daedap/contract/delivery';
import type { Segment } from '@daedap/contract/interviews';
import { quantile } from './levels.ts';
import { frameSeconds, type SoundTrack, type Span } from './sound-track.ts';
import {
  countUnits,
  endsSentence,
  findFillers,
  isFiller,
  languageOf,
  type TimedFiller,
} from './spoken-text.ts';
import { joinSpans, lengthOf, overlap, pausesOf } from './voice.ts';

/** A part of the answer that is faster or slower than the whole. */
type Stretch = Span & { readonly kind: 'fast' | 'slow'; readonly pace: number };

/** How an answer was said: numbers, and where on the recording. */
export type Delivery = {
  readonly summary: DeliverySummary;
  readonly pauses: readonly Span[];
  readonly fillers: readonly TimedFiller[];
  readonly stretches: readonly Stretch[];
};

export type SpokenWords = {
  readonly text: string;
  /** Empty for a text that was typed. */
  readonly segments: readonly Segment[];
  /** Seconds that were given; null when nobody knows. */
  readonly limit: number | null;
};

/** Puts the sound and the words of an answer together. */
export function describeDelivery(
  track: SoundTrack,
  { text, segments, limit }: SpokenWords,
): Delivery {
  const language = languageOf(text);
  const spoken = joinSpans(track.voice, pauseSeconds);
  const spokenSeconds = lengthOf(spoken);
  const pauses = pausesOf(track.voice, pauseSeconds);
  const parts = timedParts(segments, spoken, language);
  const pace = paceOf(countUnits(text, language), spokenSeconds);
  const fillers = findFillers(segments);
  const fillerCount = text.split(/\s+/u).filter(isFiller).length;
  return {
    summary: {
      seconds: rounded(track.seconds),
      spokenSeconds: rounded(spokenSeconds),
      firstWordSeconds: spoken[0] ? rounded(spoken[0].start) : null,
      pace: pace === null ? null : rounded(pace),
      paceUnit: paceUnitOf(language),
      paceChange: paceChangeOf(parts, spokenSeconds),
      pauses: pauses.length,
      longestPause: rounded(Math.max(0, ...pauses.map(({ start, end }) => end - start))),
      fillers: fillerCount === 0 ? null : fillerCount,
      endingFall: endingFallOf(track, segments),
      pitchRange: track.pitchRange === null ? null : rounded(track.pitchRange),
      timeUsed: limit ? rounded(track.seconds / limit) : null,
      problem: track.problem,
    },
    pauses,
    fillers,
    stretches: pace === null ? [] : stretchesOf(parts, pace),
  };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Less speech than this has no pace. */
const leastSpoken = 1.5;
/** Nobody speaks faster: the text is not that of this recording. */
const fastest = 15;

function paceOf(units: number, seconds: number): number | null {
  if (seconds < leastSpoken || units === 0) return null;
  const pace = units / seconds;
  return pace > fastest ? null : pace;
}

/** A segment with its units and the seconds of speech in it. */
type TimedPart = Span & { readonly units: number; readonly spoken: number };

function timedParts(
  segments: readonly Segment[],
  spoken: readonly Span[],
  language: 'ko' | 'en',
): TimedPart[] {
  return segments
    .map(({ start, end, text }) => ({
      start,
      end,
      units: countUnits(text, language),
      spoken: overlap(spoken, { start, end }),
    }))
    .filter(({ spoken: seconds, units }) => seconds > 0 && units > 0)
    .toSorted((one, other) => one.start - other.start);
}

const leastForChange = 12;

/** The pace of the last third of the speech compared with the first; null for a short answer or one without times. */
function paceChangeOf(parts: readonly TimedPart[], spokenSeconds: number): number | null {
  const total = parts.reduce((sum, { spoken }) => sum + spoken, 0);
  if (parts.length < 3 || total < leastForChange || total < spokenSeconds / 2) return null;
  const first = unitsWithin(parts, 0, total / 3);
  const last = unitsWithin(parts, (total * 2) / 3, total);
  return first > 0 ? rounded(last / first - 1) : null;
}

/** The units between two moments of the speech, where each part is spoken evenly. */
function unitsWithin(parts: readonly TimedPart[], from: number, to: number): number {
  let passed = 0;
  let units = 0;
  for (const part of parts) {
    const inside = Math.min(to, passed + part.spoken) - Math.max(from, passed);
    if (inside > 0) units += (part.units * inside) / part.spoken;
    passed += part.spoken;
  }
  return units;
}

/** A stretch is at least this many seconds of speech: shorter ones say more about the engine's times than about the person. */
const leastStretch = 3;
const muchFaster = 1.3;
const muchSlower = 0.7;

function stretchesOf(parts: readonly TimedPart[], pace: number): Stretch[] {
  const groups: TimedPart[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && last.spoken < leastStretch) {
      groups[groups.length - 1] = {
        start: last.start,
        end: part.end,
        units: last.units + part.units,
        spoken: last.spoken + part.spoken,
      };
    } else groups.push(part);
  }
  return groups
    .filter(({ spoken }) => spoken >= leastStretch)
    .flatMap(({ start, end, units, spoken }): Stretch[] => {
      const own = units / spoken;
      if (own < pace * muchFaster && own > pace * muchSlower) return [];
      return [{ start, end, pace: rounded(own), kind: own > pace ? 'fast' : 'slow' }];
    });
}

/** Seconds that the end of a sentence may lie away from where the voice stops. */
const endTolerance = 0.6;
/** The last syllables of a sentence. */
const endingSeconds = 0.4;
const fewestEndings = 2;

/**
 * How much quieter the last syllables are than their sentences, in decibels: the median of all sentence ends after which
 * the voice stops. Null with fewer than two.
 */
function endingFallOf({ voice, levels }: SoundTrack, segments: readonly Segment[]): number | null {
  const ends = segments.filter(endsSentence).map(({ end }) => end);
  let from = voice[0]?.start ?? 0;
  const falls: number[] = [];
  for (const { end } of voice) {
    if (!ends.some((sentence) => Math.abs(sentence - end) <= endTolerance)) continue;
    const body = framesOf(levels, { start: from, end });
    const ending = framesOf(levels, { start: end - endingSeconds, end });
    if (body.length > 0 && ending.length > 0)
      falls.push(quantile(body, 0.75) - Math.max(...ending));
    from = end;
  }
  return falls.length < fewestEndings ? null : rounded(quantile(falls, 0.5));
}

const framesOf = (levels: Uint8Array, { start, end }: Span) =>
  levels.subarray(Math.max(0, Math.round(start / frameSeconds)), Math.round(end / frameSeconds));
