import type { Evidence } from '@daedap/contract/interviews';
import { Fragment, useId, useMemo, useState } from 'react';
import { EffectSign, Mark } from './mark.tsx';
import { MarkNotes } from './mark-notes.tsx';
import { type DimensionFilter, splitTranscript } from './transcript-pieces.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly transcription: string;
  readonly evidence: readonly Evidence[];
  /** Shows the video at a second of it. */
  readonly onSeek?: ((seconds: number) => void) | undefined;
};

/** What was said, with the words that raised or lowered the scores. */
export function MarkedTranscript({ transcription, evidence, onSeek }: Props) {
  const { t } = useTexts();
  const [filter, setFilter] = useState<DimensionFilter>('all');
  const [pressed, setPressed] = useState<number | null>(null);
  if (transcription.trim() === '') {
    return <p className="text-ink-soft">{t('feedback.marks.silent')}</p>;
  }
  return (
    <div className="flex flex-col gap-4">
      <DimensionChips
        value={filter}
        onChange={(next) => {
          setFilter(next);
          setPressed(null);
        }}
      />
      <Legend />
      <Words
        transcription={transcription}
        evidence={evidence}
        filter={filter}
        pressed={pressed}
        onPress={setPressed}
        onSeek={onSeek}
      />
    </div>
  );
}

const filters = ['all', 'relevance', 'clarity', 'depth'] as const satisfies DimensionFilter[];

type DimensionChipsProps = {
  readonly value: DimensionFilter;
  readonly onChange: (value: DimensionFilter) => void;
};

/** Chooses the dimension whose evidence is marked; radio buttons underneath. */
function DimensionChips({ value, onChange }: DimensionChipsProps) {
  const { t } = useTexts();
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{t('feedback.marks.filter')}</legend>
      <div className="flex flex-wrap gap-2">
        {filters.map((filter) => (
          <label
            key={filter}
            className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-full border border-line-strong px-4 text-sm transition-colors hover:bg-sunken has-checked:border-accent has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={filter === value}
              onChange={() => onChange(filter)}
            />
            {t(`feedback.dimensions.${filter}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Legend() {
  const { t } = useTexts();
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {(['raised', 'lowered'] as const).map((effect) => (
        <span key={effect} className="flex items-baseline gap-1.5">
          <EffectSign effect={effect} />
          {t(`feedback.marks.${effect}`)}
        </span>
      ))}
      <span>{t('feedback.marks.legend')}</span>
    </p>
  );
}

type WordsProps = Props & {
  readonly filter: DimensionFilter;
  /** Where the piece begins whose notes are shown. */
  readonly pressed: number | null;
  readonly onPress: (start: number | null) => void;
};

function Words({ transcription, evidence, filter, pressed, onPress, onSeek }: WordsProps) {
  const { t } = useTexts();
  const id = useId();
  const pieces = useMemo(
    () => splitTranscript(transcription, evidence, filter),
    [transcription, evidence, filter],
  );
  const at = pieces.findIndex(({ start }) => start === pressed);
  const open = pieces[at];
  const notesAfter = pieces.findIndex(({ isBreak }, index) => isBreak && index >= at);
  const idOf = (start: number) => `${id}-${start}`;
  /** Returns the focus to the first piece of the mark. */
  const close = () => {
    const first = pieces.find((piece) => piece.isFirst && piece.evidence[0] === open?.evidence[0]);
    if (first) document.getElementById(idOf(first.start))?.focus();
    onPress(null);
  };
  return (
    <>
      {pieces.every((piece) => piece.evidence.length === 0) && (
        <p className="text-ink-soft">{t('feedback.marks.none')}</p>
      )}
      <div className="leading-11 whitespace-pre-line wrap-anywhere">
        {pieces.map((piece, index) => {
          const [own] = piece.evidence;
          return (
            <Fragment key={piece.start}>
              {own ? (
                <Mark
                  id={idOf(piece.start)}
                  piece={piece}
                  own={own}
                  open={own === open?.evidence[0]}
                  notesId={`${id}-notes`}
                  onPress={() => (index === at ? close() : onPress(piece.start))}
                />
              ) : (
                piece.text
              )}
              {open && index === notesAfter && (
                <MarkNotes
                  id={`${id}-notes`}
                  evidence={open.evidence}
                  onSeek={onSeek}
                  onClose={close}
                />
              )}
            </Fragment>
          );
        })}
      </div>
      {/* The notes stand after the sentence; screen readers announce them at once. */}
      <p className="sr-only" aria-live="polite">
        {open?.evidence.map(({ note }) => note).join(' ')}
      </p>
    </>
  );
}
