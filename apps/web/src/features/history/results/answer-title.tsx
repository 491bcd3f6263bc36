import type { ReactNode } from 'react';

/** The heading of a part of an answer. */
export function AnswerTitle({ children }: { children: ReactNode }) {
  return <h3 className="text-lg font-bold">{children}</h3>;
}
