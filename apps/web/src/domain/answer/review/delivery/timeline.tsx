import type { MouseEvent } from 'react';
import { useId, useMemo } from 'react';
import { formatClock } from '#/lib/format.ts';
import type { SoundTrack } from '#/media/delivery/sound-track.ts';
import type { MarkKind, TimelineMark } from './marks.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly track: Pick<SoundTrack, 'peaks' | 'seconds'>;
  readonly marks: readonly TimelineMark[];
  /** The seconds that the whole width stands for. */
  readonly seconds: number;
  /** The second at which the recording stands in its player. */
  readonly playhead?: number | null;
  /** Plays the recording from a second of it. */
  readonly onSeek?: ((seconds: number) => void) | undefined;
};

/** The sound of an answer from left to right, with its marks. Keys and screen readers use the list of marks as well. */
export function Timeline({ track, marks, seconds, playhead = null, onSeek }: Props) {
  const { t } = useTexts();
  const picture = (
    <>
      {marks.map((mark) => (
        <Mark key={`${mark.kind}-${mark.start}-${mark.label}`} mark={mark} seconds={seconds} />
      ))}
      <Wave track={track} seconds={seconds} />
      {playhead !== null && (
        <span
          aria-hidden="true"
          data-playhead=""
          style={{ left: `${Math.min(1, playhead / seconds) * 100}%` }}
          className="absolute inset-y-0 z-20 w-0.5 -translate-x-1/2 bg-ink"
        />
      )}
    </>
  );
  const look = 'relative block h-28 w-full overflow-hidden rounded-control bg-sunken';
  return (
    <div>
      {onSeek ? (
        <button
          type="button"
          aria-label={t('delivery.timeline.label')}
          className={`${look} cursor-pointer`}
          onClick={(event) => onSeek(secondOf(event, seconds, track.seconds))}
        >
          {picture}
        </button>
      ) : (
        <div aria-hidden="true" className={look}>
          {picture}
        </div>
      )}
      <div
        aria-hidden="true"
        className="mt-1 flex justify-between text-xs text-ink-soft tabular-nums"
      >
        {[0, 0.5, 1].map((part) => (
          <span key={part}>{formatClock(seconds * part)}</span>
        ))}
      </div>
    </div>
  );
}

/** A key presses no place: it plays from the start. */
function secondOf(event: MouseEvent, seconds: number, last: number): number {
  if (event.detail === 0) return 0;
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const second = ((event.clientX - left) / Math.max(1, width)) * seconds;
  return Math.max(0, Math.min(last, second));
}

const columns = 320;
const middle = 50;
/** The highest column leaves room for the marks above and below. */
const tallest = 30;

/** One line for each column, as one path: a long answer is drawn as fast as a short one. */
function Wave({ track: { peaks, seconds: length }, seconds }: Pick<Props, 'track' | 'seconds'>) {
  const path = useMemo(() => {
    const count = Math.max(1, Math.round((columns * length) / seconds));
    const loudest = Math.max(1, ...Array.from(peaks));
    return Array.from({ length: count }, (_, column) => {
      const from = Math.floor((column * peaks.length) / count);
      const to = Math.max(from + 1, Math.floor(((column + 1) * peaks.length) / count));
      const peak = Math.max(0, ...peaks.subarray(from, to));
      const height = Math.max(0.6, tallest * Math.sqrt(peak / loudest));
      return `M${column + 0.5} ${(middle - height).toFixed(1)}V${(middle + height).toFixed(1)}`;
    }).join('');
  }, [peaks, length, seconds]);
  return (
    <svg
      viewBox={`0 0 ${columns} 100`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full text-accent-ink"
      aria-hidden="true"
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        data-wave=""
      />
    </svg>
  );
}

/** A span has a width, a point a sign; each differs in place and form, not only in colour. */
const spans = {
  pause: 'inset-y-5 border-x border-dashed border-line-strong bg-surface',
  fast: 'bottom-1 h-2.5 rounded-full bg-accent-ink',
  slow: 'bottom-1 h-2.5 rounded-full border-2 border-dashed border-accent-ink',
  away: 'top-4 z-10 h-2 bg-ink-soft',
  out: 'top-4 z-10 h-2 border-2 border-dotted border-ink-soft',
} as const;

const points = {
  raised: { sign: '▲', place: 'top-0.5 text-score-green' },
  lowered: { sign: '▼', place: 'top-0.5 text-score-amber' },
  filler: { sign: '●', place: 'bottom-0.5 text-ink-soft' },
} as const;

const isSpan = (kind: MarkKind): kind is keyof typeof spans => kind in spans;

function Mark({ mark: { kind, start, end }, seconds }: { mark: TimelineMark; seconds: number }) {
  const left = `${(start / seconds) * 100}%`;
  if (!isSpan(kind)) {
    const { sign, place } = points[kind];
    return (
      <span
        aria-hidden="true"
        // A sign at either end stays whole.
        style={{ left: `clamp(0.5rem, ${left}, 100% - 0.5rem)` }}
        className={`absolute z-10 -translate-x-1/2 text-xs leading-none ${place}`}
      >
        {sign}
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      style={{ left, width: `${((end - start) / seconds) * 100}%` }}
      className={`absolute ${spans[kind]}`}
    />
  );
}

/** The kinds of marks that a timeline shows, each with its look. */
export function Legend({ marks }: Pick<Props, 'marks'>) {
  const { t } = useTexts();
  const kinds = [...new Set(marks.map(({ kind }) => kind))];
  if (kinds.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {kinds.map((kind) => (
        <span key={kind} className="inline-flex items-center gap-1.5">
          <Swatch kind={kind} />
          {t(`delivery.timeline.kinds.${kind}`)}
        </span>
      ))}
    </p>
  );
}

const swatches = {
  pause: 'h-3.5 w-3 border-x border-dashed border-line-strong',
  fast: 'h-2.5 w-4 rounded-full bg-accent-ink',
  slow: 'h-2.5 w-4 rounded-full border-2 border-dashed border-accent-ink',
  away: 'h-2 w-4 bg-ink-soft',
  out: 'h-2 w-4 border-2 border-dotted border-ink-soft',
} as const;

function Swatch({ kind }: { kind: MarkKind }) {
  if (isSpan(kind)) return <span aria-hidden="true" className={swatches[kind]} />;
  const { sign, place } = points[kind];
  return (
    <span aria-hidden="true" className={`text-xs ${place}`}>
      {sign}
    </span>
  );
}

/** All marks as a list: what keys and screen readers press, and on a phone what a finger can hit. */
export function MarkList({ marks, onSeek }: Pick<Props, 'marks' | 'onSeek'>) {
  const { t } = useTexts();
  const titleId = useId();
  if (marks.length === 0) {
    return <p className="mt-3 text-sm text-ink-soft">{t('delivery.timeline.none')}</p>;
  }
  return (
    <details className="mt-2">
      <summary
        id={titleId}
        className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-accent-ink underline underline-offset-4"
      >
        {t('delivery.timeline.list', { count: marks.length })}
      </summary>
      <ol aria-labelledby={titleId} className="mt-1 flex flex-col">
        {marks.map((mark) => (
          <li key={`${mark.kind}-${mark.start}-${mark.label}`}>
            <Jump mark={mark} onSeek={onSeek} />
          </li>
        ))}
      </ol>
    </details>
  );
}

type JumpProps = { readonly mark: TimelineMark } & Pick<Props, 'onSeek'>;

function Jump({ mark, onSeek }: JumpProps) {
  const content = (
    <>
      <span className="w-10 shrink-0 text-ink-soft tabular-nums">{formatClock(mark.start)}</span>{' '}
      <span className="inline-flex w-4 shrink-0 justify-center">
        <Swatch kind={mark.kind} />
      </span>{' '}
      <span className="wrap-anywhere">{mark.label}</span>
    </>
  );
  const look = 'flex min-h-11 w-full items-center gap-2 rounded-control px-2 text-left text-sm';
  if (!onSeek) return <p className={look}>{content}</p>;
  return (
    <button
      type="button"
      className={`${look} cursor-pointer hover:bg-sunken`}
      onClick={() => onSeek(mark.start)}
    >
      {content}
    </button>
  );
}
