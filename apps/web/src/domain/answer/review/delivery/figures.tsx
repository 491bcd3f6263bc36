import { deliveryRanges, type DeliverySummary } from '@daedap/contract/delivery';
import { useId } from 'react';
import { formatTenths } from '#/lib/format.ts';
import { translate, useTexts } from './texts.ts';

type Figure = {
  readonly title: string;
  readonly value: string;
  /** What is usual, or why it could not be told. */
  readonly note: string;
};

/** Every number, with what is usual, or why it could not be told. */
export function Figures({ summary }: { summary: DeliverySummary }) {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <details>
      <summary
        id={titleId}
        className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-accent-ink underline underline-offset-4"
      >
        {t('delivery.figures.title')}
      </summary>
      <div className="@container mt-1">
        <dl aria-labelledby={titleId} className="grid gap-x-6 @sm:grid-cols-2">
          {figuresOf(summary).map(({ title, value, note }) => (
            <div key={title} className="border-t border-line py-2.5">
              <dt className="text-sm text-ink-soft">{title}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
              <dd className="text-sm text-ink-soft">{note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}

function figuresOf(summary: DeliverySummary): Figure[] {
  const { longestPause, pauses, fillers, paceUnit, endingFall } = summary;
  const range = deliveryRanges;
  const unit = translate(`delivery.units.${paceUnit}`);
  const seconds = (value: number) => text('seconds', { value: formatTenths(value) });
  const perSecond = (value: number) => text('perSecond', { value: formatTenths(value), unit });
  const semitones = (value: number) => text('semitones', { value: formatTenths(value) });
  const percent = (value: number) => text('percent', { value: Math.round(value * 100) });
  const upTo = (high: string) => usual(text('upTo', { high }));
  const usualPace = range.pace[paceUnit];
  return [
    figureOf(
      'firstWord',
      summary.firstWordSeconds,
      seconds,
      upTo(seconds(range.firstWordSeconds.high)),
    ),
    figureOf(
      'pace',
      summary.pace,
      perSecond,
      usual(
        text('between', { low: formatTenths(usualPace.low), high: formatTenths(usualPace.high) }),
      ),
    ),
    figureOf('paceChange', summary.paceChange, changeText, upTo(percent(range.paceChange.high))),
    {
      title: text('pauses', {}),
      value: text('times', { value: pauses }),
      note: upTo(text('perMinute', { value: range.pausesPerMinute.high })),
    },
    {
      title: text('longestPause', {}),
      value: seconds(longestPause),
      note: upTo(seconds(range.longestPause.high)),
    },
    figureOf(
      'fillers',
      fillers,
      (value) => text('times', { value }),
      upTo(percent(range.fillersPerHundred.high / 100)),
    ),
    figureOf(
      'endingFall',
      endingFall,
      fallText,
      upTo(text('quieter', { value: range.endingFall.high })),
    ),
    figureOf(
      'pitchRange',
      summary.pitchRange,
      semitones,
      usual(text('from', { low: semitones(range.pitchRange.low) })),
    ),
    figureOf(
      'timeUsed',
      summary.timeUsed,
      percent,
      usual(text('from', { low: percent(range.timeUsed.low) })),
    ),
  ];
}

const usual = (range: string) => text('usual', { range });

/** Less than a tenth is no change that anybody hears. */
const heardChange = 0.1;

function changeText(change: number): string {
  if (Math.abs(change) < heardChange) return text('steady', {});
  const value = Math.round(Math.abs(change) * 100);
  return text(change > 0 ? 'faster' : 'slower', { value });
}

/** Decibels that hardly anybody hears. */
const heardFall = 3;

const fallText = (fall: number) =>
  fall < heardFall ? text('even', {}) : text('quieter', { value: Math.round(fall) });

type Unsure =
  | 'firstWord'
  | 'pace'
  | 'paceChange'
  | 'fillers'
  | 'endingFall'
  | 'pitchRange'
  | 'timeUsed';

function figureOf(
  name: Unsure,
  value: number | null,
  format: (value: number) => string,
  range: string,
): Figure {
  const title = text(name, {});
  if (value !== null) return { title, value: format(value), note: range };
  return { title, value: text('unknown', {}), note: text(`why.${name}`, {}) };
}

type FigureKey = Parameters<typeof translate>[0] extends infer Key
  ? Key extends `delivery.figures.${infer Name}`
    ? Name
    : never
  : never;

const text = (key: FigureKey, values: Readonly<Record<string, string | number>>) =>
  translate(`delivery.figures.${key}`, values);
