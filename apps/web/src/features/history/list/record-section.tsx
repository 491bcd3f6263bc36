import type { Session } from '@daedap/contract/interviews';
import { type ReactNode, useId } from 'react';
import type { CardEvents } from './card-events.ts';
import { CardList } from './card-list.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly name: 'open' | 'completed';
  readonly sessions: readonly Session[];
  /** null while nobody knows how many there are in all. */
  readonly count: number | null;
  readonly events: CardEvents;
  readonly onNearEnd?: () => void;
  /** Stands below the list. */
  readonly children?: ReactNode;
};

export function RecordSection(props: Props) {
  const { name, sessions, count, children, ...list } = props;
  const { t, language } = useTexts();
  const titleId = useId();
  const number = (count ?? sessions.length).toLocaleString(language);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg font-bold">
        {t(`records.sections.${name}`)}{' '}
        <span className="font-semibold text-ink-soft tabular-nums">
          {t(count === null ? 'records.sections.countMore' : 'records.sections.count', { number })}
        </span>
      </h2>
      <div className="mt-3">
        {sessions.length === 0 ? (
          <p className="text-pretty text-ink-soft">{t(`records.sections.none.${name}`)}</p>
        ) : (
          <CardList {...list} name={name} sessions={sessions} count={count} labelledBy={titleId} />
        )}
      </div>
      {children}
    </section>
  );
}
