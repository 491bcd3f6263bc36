import { useId, type ReactNode } from 'react';

type Props = {
  /** Gives the card a heading and makes it a named region. */
  readonly title?: string;
  readonly children: ReactNode;
};

const look = 'rounded-card border border-line bg-surface p-5 shadow-card sm:p-7';

export function Card({ title, children }: Props) {
  const titleId = useId();
  if (title === undefined) return <div className={look}>{children}</div>;
  return (
    <section aria-labelledby={titleId} className={look}>
      <h2 id={titleId} className="text-lg font-bold">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
