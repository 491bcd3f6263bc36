import type { Session } from '@daedap/contract/interviews';
import { Fragment } from 'react';
import type { CardEvents } from './card-events.ts';
import { RecordCard } from './record-card.tsx';
import { rowGap, useCardRows } from './use-card-rows.ts';
import { useFocusedSession } from './use-focused-session.ts';

type Props = {
  readonly name: 'open' | 'completed';
  readonly labelledBy: string;
  readonly sessions: readonly Session[];
  /** How many there are in all; null while nobody knows. */
  readonly count: number | null;
  readonly events: CardEvents;
  readonly onNearEnd?: () => void;
};

/** A list of which only the part in sight is in the page. It says how long it is, for those who do not see it. */
export function CardList({ name, labelledBy, sessions, count, events, onNearEnd }: Props) {
  const { focused, handlers } = useFocusedSession();
  const options = { name, sessions, focused, onNearEnd };
  const { columns, rows, virtualizer, top, ref } = useCardRows(options);
  const items = virtualizer.getVirtualItems();
  const first = items.at(0)?.start ?? top;
  const last = items.at(-1)?.end ?? top;
  return (
    <ul
      {...handlers}
      ref={ref}
      aria-labelledby={labelledBy}
      // Rows that are not in the page leave their room; the browser need not hold on to what it sees.
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
                // Cards of a row are equally tall: its first one stands for all.
                ref={column === 0 ? virtualizer.measureElement : undefined}
                data-index={index}
                data-session={session.id}
                aria-posinset={index * columns + column + 1}
                aria-setsize={count ?? -1}
              >
                <RecordCard session={session} events={events} />
              </li>
            ))}
          </Fragment>
        );
      })}
    </ul>
  );
}
