import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
};

/** Shown instead of content that failed: what happened, and what to do next. */
export function ErrorState({ title, text, action }: Props) {
  return (
    <div role="alert" className="flex flex-col items-start gap-1">
      <p className="font-semibold">{title}</p>
      <p className="text-ink-soft">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">{action}</div>
    </div>
  );
}
