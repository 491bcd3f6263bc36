import { deliveryRanges, type DeliverySummary } from '@daedap/contract/delivery';

/** What stands out in how something was said, and is worth a try. `steady`: nothing does. */
export type FindingKind =
  | 'lateStart'
  | 'longPause'
  | 'manyPauses'
  | 'fast'
  | 'slow'
  | 'fillers'
  | 'quietEndings'
  | 'flat'
  | 'gettingFaster'
  | 'gettingSlower'
  | 'shortAnswer'
  | 'steady';

export type Finding = {
  readonly kind: FindingKind;
  /** For the sentence. */
  readonly values: Readonly<Record<string, number>>;
};

const minute = 60;

export const pausesPerMinute = ({ pauses, seconds }: DeliverySummary) =>
  seconds > 0 ? (pauses / seconds) * minute : 0;

/** Of a hundred units of speech; null when fillers or pace are unknown. */
function fillersPerHundred({ fillers, pace, spokenSeconds }: DeliverySummary): number | null {
  if (fillers === null || pace === null || spokenSeconds === 0) return null;
  return (fillers / (pace * spokenSeconds)) * 100;
}

/** The pause of this many seconds asks for attention by itself. In a short answer a few pauses are no habit. */
const fewPauses = 3;

/**
 * The one thing that lies furthest outside what is usual; the first in the order of what listeners notice. Null where
 * nothing was heard.
 */
export function findingOf(summary: DeliverySummary): Finding | null {
  const { pace, paceUnit, firstWordSeconds, longestPause, pauses, paceChange } = summary;
  if (summary.spokenSeconds === 0) return null;
  const range = deliveryRanges;
  const perMinute = pausesPerMinute(summary);
  const fillers = fillersPerHundred(summary);
  const usual = range.pace[paceUnit];
  const candidates: readonly (Finding & { readonly far: number })[] = [
    {
      kind: 'lateStart',
      values: { seconds: firstWordSeconds ?? 0 },
      far: over(firstWordSeconds, range.firstWordSeconds.high),
    },
    {
      kind: 'longPause',
      values: { seconds: longestPause },
      far: over(longestPause, range.longestPause.high),
    },
    {
      kind: 'manyPauses',
      values: { count: pauses, perMinute: Math.round(perMinute) },
      far: pauses > fewPauses ? over(perMinute, range.pausesPerMinute.high) : 0,
    },
    { kind: 'fast', values: { pace: pace ?? 0 }, far: over(pace, usual.high) },
    { kind: 'slow', values: { pace: pace ?? 0 }, far: under(pace, usual.low) },
    {
      kind: 'fillers',
      values: { count: summary.fillers ?? 0 },
      far: over(fillers, range.fillersPerHundred.high),
    },
    {
      kind: 'quietEndings',
      values: { decibels: Math.round(summary.endingFall ?? 0) },
      far: over(summary.endingFall, range.endingFall.high),
    },
    {
      kind: 'flat',
      values: { semitones: summary.pitchRange ?? 0 },
      far: under(summary.pitchRange, range.pitchRange.low),
    },
    {
      kind: 'gettingFaster',
      values: { percent: Math.round((paceChange ?? 0) * 100) },
      far: over(paceChange, range.paceChange.high),
    },
    {
      kind: 'gettingSlower',
      values: { percent: Math.round(-(paceChange ?? 0) * 100) },
      far: over(paceChange === null ? null : -paceChange, -range.paceChange.low),
    },
    {
      kind: 'shortAnswer',
      values: { percent: Math.round((summary.timeUsed ?? 0) * 100) },
      far: under(summary.timeUsed, range.timeUsed.low),
    },
  ];
  const worst = candidates.reduce((one, other) => (other.far > one.far ? other : one));
  if (worst.far > 0) return { kind: worst.kind, values: worst.values };
  return { kind: 'steady', values: { pace: pace ?? 0, count: pauses } };
}

/** How far a value lies above a bound, as a share of it. */
const over = (value: number | null, bound: number) =>
  value === null ? 0 : Math.max(0, value / bound - 1);

const under = (value: number | null, bound: number) =>
  value === null ? 0 : Math.max(0, 1 - value / bound);
