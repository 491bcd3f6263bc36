import type { Evidence } from '@daedap/contract/interviews';
import { formatTenths } from '#/lib/format.ts';
import type { Delivery } from '#/media/delivery/describe-delivery.ts';
import type { LookingMark } from '#/media/looking/summarise-looking.ts';
import { translate } from './texts.ts';

/** How a mark looks on a timeline; `timeline.tsx` draws each. */
export type MarkKind =
  | 'pause'
  | 'filler'
  | 'fast'
  | 'slow'
  | LookingMark['kind']
  | Evidence['effect'];

/** Something at a place of a recording, in seconds. */
export type TimelineMark = {
  readonly kind: MarkKind;
  readonly start: number;
  readonly end: number;
  /** Said in the list of marks. */
  readonly label: string;
};

/**
 * Pauses, fillers, fast and slow stretches, looks away from the camera, and the words that moved the score, in the order
 * of time.
 */
export function marksOf(
  delivery: Delivery,
  evidence: readonly Evidence[],
  looking: readonly LookingMark[] = [],
): TimelineMark[] {
  const { pauses, fillers, stretches, summary } = delivery;
  const unit = translate(`delivery.units.${summary.paceUnit}`);
  const marks: TimelineMark[] = [
    ...pauses.map(({ start, end }) => ({
      kind: 'pause' as const,
      start,
      end,
      label: translate('delivery.timeline.marks.pause', { seconds: formatTenths(end - start) }),
    })),
    ...fillers.map(({ word, seconds }) => ({
      kind: 'filler' as const,
      start: seconds,
      end: seconds,
      label: translate('delivery.timeline.marks.filler', { word }),
    })),
    ...stretches.map(({ kind, start, end, pace }) => ({
      kind,
      start,
      end,
      label: translate(`delivery.timeline.marks.${kind}`, { pace: formatTenths(pace), unit }),
    })),
    ...looking.map(({ kind, fromSeconds, toSeconds }) => ({
      kind,
      start: fromSeconds,
      end: toSeconds,
      label: translate(`delivery.timeline.marks.${kind}`, {
        seconds: formatTenths(toSeconds - fromSeconds),
      }),
    })),
    ...onePerPlace(evidence).flatMap(({ seconds, effect, quote }) =>
      seconds
        ? [
            {
              kind: effect,
              ...seconds,
              label: translate(`delivery.timeline.marks.${effect}`, { quote: shortened(quote) }),
            },
          ]
        : [],
    ),
  ];
  return marks.toSorted((one, other) => one.start - other.start);
}

/** The same words may have moved several scores: the longest quotation at a place stands for all. */
function onePerPlace(evidence: readonly Evidence[]): Evidence[] {
  const byPlace = new Map<string, Evidence>();
  for (const one of evidence) {
    const place = `${one.effect} ${one.seconds?.start}`;
    if (one.quote.length > (byPlace.get(place)?.quote.length ?? 0)) byPlace.set(place, one);
  }
  return [...byPlace.values()];
}

const longestQuote = 40;

const shortened = (quote: string) =>
  quote.length <= longestQuote ? quote : `${quote.slice(0, longestQuote - 1).trimEnd()}…`;
