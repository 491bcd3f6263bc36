import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import type { RecentSession } from './api/get-recent-sessions.ts';
import { ScrollButtons } from './scroll-buttons.tsx';
import { SessionCard } from './session-card.tsx';
import { useScrollPlace } from './use-scroll-place.ts';

type Props = { readonly sessions: readonly RecentSession[]; readonly now: number };

/** How much of the row a button moves: the last card stays in sight. */
const moveShare = 0.8;

/** Tab goes from card to card as well; the arrows only make it quicker. */
function walk(row: HTMLElement | null, event: KeyboardEvent<HTMLAnchorElement>): void {
  const cards = [...(row?.querySelectorAll('a') ?? [])];
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

export function RecentSessions({ sessions, now }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const [row, setRow] = useState<HTMLUListElement | null>(null);
  const place = useScrollPlace(row);
  const move = (direction: -1 | 1) => {
    row?.scrollBy({ left: direction * row.clientWidth * moveShare });
  };
  return (
    <section aria-labelledby={titleId}>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id={titleId} className="text-lg font-bold">
          {t('dashboard.recent.title')}
        </h2>
        <ScrollButtons place={place} onMove={move} />
      </div>
      {sessions.length === 0 && <p className="text-ink-soft">{t('dashboard.recent.none')}</p>}
      {/* Room inside its edges for the ring around a focused card; on a phone the cards reach the screen's edge.
          `relative` keeps hidden texts for screen readers inside, where they do not widen the page. */}
      <ul
        ref={setRow}
        className="relative -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto scroll-smooth px-4 py-2 sm:-mx-2 sm:scroll-px-2 sm:px-2"
      >
        {sessions.map((session) => (
          <li key={session.id} className="shrink-0 snap-start">
            <SessionCard session={session} now={now} onKeyDown={(event) => walk(row, event)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
