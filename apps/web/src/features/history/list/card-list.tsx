import type { Session } from '@daedap/contract/interviews';
import { type FocusEvent, Fragment, useState } from 'react';
import { type CardEvents, SessionCard } from './session-card.tsx';
import { rowGap, useCardRows } from './use-card-rows.ts';

type Props = {
  readonly name: 'open' | 'completed';
  readonly labelledBy: string;
  readonly sessions: readonly Session[];
  /** How many there are in all; null while unknown. */
  readonly count: number | null;
  readonly events: CardEvents;
  readonly onNearEnd?: () => void;
};

/** A virtual list: only the visible part is in the page. ARIA attributes tell the whole length. */
export function CardList({ name, labelledBy, sessions, count, events, onNearEnd }: Props) {
  const { focused, handlers } = useFocusedSession();
  const options = { name, sessions, focused, onNearEnd };
  const { columns, rows, items, virtualizer, top, ref } = useCardRows(options);
  const first = items.at(0)?.start ?? top;
  const last = items.at(-1)?.end ?? top;
  return (
    <ul
      {...handlers}
      ref={ref}
      aria-labelledby={labelledBy}
      // Padding stands in for rows outside the page, so scroll anchoring is not needed.
      className="relative grid [overflow-anchor:none]"
      style={{
        gap: rowGap,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingTop: first - top,
        paddingBottom: virtualizer.getTotalSize() - (last - top),
      }}
    >
      {items.map(({ key, index, start }, place) => {
        const hole = place === 0 ? 0 : start - (items[place - 1]?.end ?? start) - 2 * rowGap;
        return (
          <Fragment key={key}>
            {hole > 0 && <li role="none" className="col-span-full" style={{ height: hole }} />}
            {rows[index]?.map((session, column) => (
              <li
                key={session.id}
                // All cards of a row are equally tall, so measuring the first one is enough.
                ref={column === 0 ? virtualizer.measureElement : undefined}
                data-index={index}
                data-session={session.id}
                aria-posinset={index * columns + column + 1}
                aria-setsize={count ?? -1}
              >
                <SessionCard session={session} events={events} />
              </li>
            ))}
          </Fragment>
        );
      })}
    </ul>
  );
}

/** Tracks which card has the focus, by its `data-session`. */
function useFocusedSession() {
  const [focused, setFocused] = useState<number | null>(null);
  const handlers = {
    onFocus: ({ target }: FocusEvent) => {
      const card = target.closest<HTMLElement>('[data-session]');
      setFocused(card ? Number(card.dataset['session']) : null);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // After a switch to another window the active element stays, and gets the focus back later.
      const staysActive = currentTarget.contains(document.activeElement);
      if (!staysActive && !currentTarget.contains(relatedTarget)) setFocused(null);
    },
  };
  return { focused, handlers };
}
