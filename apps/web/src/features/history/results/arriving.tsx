import type { ReactNode } from 'react';
import { focusWhenFree } from '#/ui/focus-when-free.ts';

/** Takes the place of the skeleton, whose heading had the focus: the reader goes on here. */
export function Arriving({ children }: { children: ReactNode }) {
  return (
    <div ref={focusWhenFree} tabIndex={-1}>
      {children}
    </div>
  );
}
