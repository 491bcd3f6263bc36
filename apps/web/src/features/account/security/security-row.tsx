import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly text: string;
  /** A button, and the dialog that it opens. */
  readonly children: ReactNode;
};

export function SecurityRow({ title, text, children }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-ink-soft wrap-anywhere">{text}</p>
      </div>
      {children}
    </div>
  );
}
