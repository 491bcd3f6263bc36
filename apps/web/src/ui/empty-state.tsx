import type { ReactNode } from 'react';

type Props = {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  /** What will happen by itself, if anything. */
  readonly note?: string;
  /** The next step. Every empty state offers one. */
  readonly action: ReactNode;
};

/** A whole page without content. */
export function EmptyState({ picture, title, text, note, action }: Props) {
  return (
    <div className="mx-auto flex min-h-[70vh] max-w-md flex-col items-center justify-center px-4 py-12 text-center">
      <div className="text-accent-ink">{picture}</div>
      <h1 className="mt-6 text-2xl font-bold">{title}</h1>
      <p className="mt-2 text-ink-soft text-pretty">{text}</p>
      {note && <p className="mt-1 text-ink-soft">{note}</p>}
      <div className="mt-8 flex flex-wrap justify-center gap-3">{action}</div>
    </div>
  );
}
