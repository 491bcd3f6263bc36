import { useId, type ReactNode } from 'react';
import { focusWhenFree } from '#/ui/focus-when-free.ts';

type Props = {
  /** Above the title. */
  readonly badge?: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
};

/** In the place of a score that is not there: what happened, what was kept, and the ways on. */
export function Panel({ badge, title, children, actions }: Props) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7"
    >
      {badge}
      {/* What was pressed before is gone: the reader goes on here. */}
      <h2
        id={titleId}
        ref={focusWhenFree}
        tabIndex={-1}
        className="text-xl font-bold wrap-anywhere"
      >
        {title}
      </h2>
      <div className="mt-2 flex flex-col gap-2 text-ink-soft text-pretty">{children}</div>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{actions}</div>
    </section>
  );
}
