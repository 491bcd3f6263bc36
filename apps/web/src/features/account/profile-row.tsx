import type { ReactNode } from 'react';

export function ProfileRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0 sm:grid-cols-[10rem_1fr] sm:items-center">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
