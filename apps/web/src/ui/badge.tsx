import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-sunken text-ink-soft',
  accent: 'bg-accent-soft text-accent-ink',
  green: 'bg-sunken text-score-green',
  blue: 'bg-sunken text-score-blue',
  amber: 'bg-sunken text-score-amber',
  red: 'bg-danger-soft text-danger-ink',
} as const;

export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
