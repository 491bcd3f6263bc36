import { useId, useState, type ReactNode, type Ref } from 'react';
import { ScrollButtons, type ScrollLabels } from './scroll-buttons.tsx';
import { useScrollPlace } from './use-scroll-place.ts';

type Props = {
  readonly title: string;
  /** For whoever brings the reader here. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Beside the title. */
  readonly note?: ReactNode;
  /** In the place of cards, where there are none. */
  readonly empty: string | null;
  readonly labels: ScrollLabels;
  /** List items. */
  readonly children: ReactNode;
};

/** How much of the row a button moves: the last card stays in sight. */
const moveShare = 0.8;

/** Cards in a row that is scrolled sideways, under a heading. */
export function CardRow({ title, titleRef, note, empty, labels, children }: Props) {
  const titleId = useId();
  const [row, setRow] = useState<HTMLUListElement | null>(null);
  const place = useScrollPlace(row);
  const move = (direction: -1 | 1) => {
    row?.scrollBy({ left: direction * row.clientWidth * moveShare });
  };
  return (
    <section aria-labelledby={titleId}>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 id={titleId} ref={titleRef} tabIndex={-1} className="scroll-mt-20 text-lg font-bold">
            {title}
          </h2>
          {note}
        </div>
        <ScrollButtons place={place} labels={labels} onMove={move} />
      </div>
      {empty !== null && <p className="text-ink-soft">{empty}</p>}
      {/* Room inside its edges for the ring around a focused card; on a phone the cards reach the screen's edge.
          `relative` keeps hidden texts for screen readers inside, where they do not widen the page. */}
      <ul
        ref={setRow}
        data-swipes
        className="relative -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto scroll-smooth px-4 py-2 empty:hidden sm:-mx-2 sm:scroll-px-2 sm:px-2"
      >
        {children}
      </ul>
    </section>
  );
}
