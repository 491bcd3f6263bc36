import type { ReactNode } from 'react';

const tones = {
  info: 'border-line bg-accent-soft text-ink',
  danger: 'border-danger-ink/30 bg-danger-soft text-danger-ink',
} as const;

type Props = {
  readonly tone: keyof typeof tones;
  /** `alert` interrupts; without it the notice is simply part of the page. */
  readonly role?: 'alert';
  readonly children: ReactNode;
};

export function Notice({ tone, role, children }: Props) {
  return (
    <div role={role} className={`rounded-control border px-4 py-3 ${tones[tone]}`}>
      {children}
    </div>
  );
}
