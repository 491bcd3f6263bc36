import type { ReactNode } from 'react';

/** A speech bubble around a small drawing of what the page is about. */
export function BubblePicture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 104" width="132" height="114" fill="none" aria-hidden="true">
      <path
        className="fill-accent-soft"
        d="M28 4h64a24 24 0 0 1 24 24v30a24 24 0 0 1-24 24H62l-18 17c-2 2-5 .6-5-2V82H28A24 24 0 0 1 4 58V28A24 24 0 0 1 28 4Z"
      />
      <g stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}
