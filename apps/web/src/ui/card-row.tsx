import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useState } from 'react';
import { IconButton } from './button.tsx';
import { BackIcon } from './icons.tsx';

type Props = {
  readonly title: string;
  /** For code that moves the focus here. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Beside the title. */
  readonly note?: ReactNode;
  /** Shown instead of cards when there are none. */
  readonly empty: string | null;
  readonly labels: ScrollLabels;
  /** List items. */
  readonly children: ReactNode;
};

/** The share of the row that a button scrolls. Less than 1, so that the last card stays visible. */
const moveShare = 0.8;

/** A row of cards under a heading that scrolls sideways. */
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

type ScrollLabels = { readonly previous: string; readonly next: string };

type ScrollButtonsProps = {
  readonly place: ScrollPlace;
  readonly labels: ScrollLabels;
  readonly onMove: (direction: -1 | 1) => void;
};

const directions = [
  { name: 'previous', step: -1, end: 'start', turn: '' },
  { name: 'next', step: 1, end: 'end', turn: 'rotate-180' },
] as const;

/** For mice on wide screens. Fingers swipe, and the keyboard moves from card to card. */
function ScrollButtons({ place, labels, onMove }: ScrollButtonsProps) {
  if (place === 'whole') return null;
  return (
    <div className="hidden gap-1 md:flex">
      {directions.map(({ name, step, end, turn }) => (
        <span key={name} className={place === end ? 'opacity-40' : ''}>
          <IconButton
            label={labels[name]}
            aria-disabled={place === end}
            onClick={() => onMove(step)}
          >
            <span className={turn}>
              <BackIcon />
            </span>
          </IconButton>
        </span>
      ))}
    </div>
  );
}

/** The position of a row that scrolls sideways; `whole` when all of it is visible. */
type ScrollPlace = 'whole' | 'start' | 'middle' | 'end';

/** Browsers round scroll positions on screens with fractional pixels. */
const slackPx = 2;

function placeOf(row: HTMLElement | null): ScrollPlace {
  if (row === null) return 'whole';
  const hidden = row.scrollWidth - row.clientWidth;
  if (hidden <= slackPx) return 'whole';
  if (row.scrollLeft <= slackPx) return 'start';
  return row.scrollLeft >= hidden - slackPx ? 'end' : 'middle';
}

function useScrollPlace(row: HTMLElement | null): ScrollPlace {
  const [place, setPlace] = useState<ScrollPlace>('whole');
  // After each render: other cards may make the row scroll.
  useEffect(() => {
    if (row === null) return undefined;
    const look = () => setPlace(placeOf(row));
    // The observer also calls once at the start, when the browser has laid the row out anyway.
    const observer = new ResizeObserver(look);
    observer.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', look);
    };
  });
  return place;
}

/** Moves from card to card with the arrow keys. Tab does that as well; the arrows are only faster. */
export function walkRow(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget.closest('ul');
  const cards = [...(row?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const here = cards.indexOf(event.currentTarget);
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: here - 1,
    ArrowRight: here + 1,
    Home: 0,
    End: cards.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  cards[target]?.focus();
}

/** Scrolls a card into view inside its row without scrolling the page. */
export function revealInRow(card: HTMLElement | null): void {
  const row = card?.offsetParent;
  if (!card || !row) return;
  const beyond = card.offsetLeft + card.offsetWidth - (row.scrollLeft + row.clientWidth);
  const before = row.scrollLeft - card.offsetLeft;
  if (beyond > 0) row.scrollLeft += beyond;
  else if (before > 0) row.scrollLeft -= before;
}
