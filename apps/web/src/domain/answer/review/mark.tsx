import type { Evidence } from '@daedap/contract/interviews';
import type { KeyboardEvent } from 'react';
import type { Piece } from './transcript-pieces.ts';
import { useTexts } from './texts.ts';

const looks = {
  raised: 'decoration-score-green decoration-solid',
  lowered: 'decoration-score-amber decoration-dashed',
} as const satisfies Record<Evidence['effect'], string>;

/** Whole sentences are marked more lightly than words, which may stand in them. */
const sentenceFrom = 20;

type Props = {
  readonly id: string;
  readonly piece: Piece;
  /** The narrowest evidence on it. */
  readonly own: Evidence;
  /** The notes of its mark are shown. */
  readonly open: boolean;
  readonly notesId: string;
  readonly onPress: () => void;
};

/** Marked words. Not a button element, since that does not break across lines. */
export function Mark({ id, piece, own, open, notesId, onPress }: Props) {
  const { t } = useTexts();
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(piece.text) ?? [];
  const line = own.quote.length < sentenceFrom ? 'decoration-2' : 'decoration-1';
  const marked = (
    <span
      className={`rounded-sm box-decoration-clone py-1 underline underline-offset-[6px] transition-colors ${line} ${looks[own.effect]} ${open ? 'bg-accent-soft' : 'group-hover:bg-sunken'}`}
    >
      {words}
    </span>
  );
  // The padding makes the touch target as high as a line.
  const place = 'group cursor-pointer rounded-sm box-decoration-clone py-[13px]';
  return (
    <>
      {before}
      {piece.isFirst ? (
        <span
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
          role="button"
          tabIndex={0}
          aria-expanded={open}
          aria-controls={open ? notesId : undefined}
          className={place}
          onClick={onPress}
          onKeyDown={(event) => pressByKey(event, onPress)}
        >
          <EffectSign effect={own.effect} />
          {marked}
          <span className="sr-only">
            {' '}
            (
            {t(`feedback.marks.${own.effect}In`, {
              dimension: t(`feedback.dimensions.${own.dimension}`),
            })}
            )
          </span>
        </span>
      ) : (
        // The other pieces react to the pointer only: screen readers and keys use the first.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the first piece takes the keys
        <span className={place} onClick={onPress}>
          {marked}
        </span>
      )}
      {after}
    </>
  );
}

/** Space and Enter, as on a button; neither scrolls the page nor starts an answer. */
function pressByKey(event: KeyboardEvent, onPress: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) onPress();
}

/** The word joiner keeps the sign on the line of its word. */
const signs = { raised: '▲\u2060', lowered: '▼\u2060' } as const;
const colours = { raised: 'text-score-green', lowered: 'text-score-amber' } as const;

/** Up or down; a text for screen readers says the same. */
export function EffectSign({ effect }: { effect: Evidence['effect'] }) {
  return (
    <span aria-hidden="true" className={`text-[0.625rem] ${colours[effect]}`}>
      {signs[effect]}
    </span>
  );
}
