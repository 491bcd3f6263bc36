import type { MainCategory } from '@daedap/contract/categories';
import type { ReactNode } from 'react';

const pictures: Record<MainCategory, ReactNode> = {
  university: (
    <>
      <path d="M3 12.5 16 6l13 6.5L16 19 3 12.5Z" />
      <path d="M9 16v6c2 2 4.3 3 7 3s5-1 7-3v-6M29 12.5V20" opacity="0.45" />
    </>
  ),
  job: (
    <>
      <rect x="4" y="10" width="24" height="16" rx="3.5" />
      <path d="M11.5 10V8a3 3 0 0 1 3-3h3a3 3 0 0 1 3 3v2M4 17h24" opacity="0.45" />
    </>
  ),
  personality: (
    <>
      <path d="M16 26.5C9 21.5 5 17.6 5 12.8A5.8 5.8 0 0 1 16 10a5.8 5.8 0 0 1 11 2.8c0 4.8-4 8.7-11 13.7Z" />
      <path d="M12 15.5c1.2 1.5 2.5 2.2 4 2.2s2.8-.7 4-2.2" opacity="0.45" />
    </>
  ),
  pressure: (
    <>
      <path d="M17.5 4 7 18h8l-1.5 10L25 13.5h-8L17.5 4Z" />
    </>
  ),
};

/** For an unknown category: a question mark in a speech bubble. */
const unknown = (
  <>
    <path d="M5 7h22v15H16l-6 5v-5H5V7Z" />
    <path d="M13.5 12.5a2.6 2.6 0 1 1 2.5 3v1" opacity="0.45" />
  </>
);

const isKnown = (category: string): category is MainCategory => category in pictures;

export function CategoryPicture({ category }: { category: string }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
      <svg
        viewBox="0 0 32 32"
        width="26"
        height="26"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {isKnown(category) ? pictures[category] : unknown}
      </svg>
    </span>
  );
}
