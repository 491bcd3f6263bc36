import type { ReactNode } from 'react';

type Props = {
  /** What the ring shows, in words. */
  readonly label: string;
  /** 0 to 1. */
  readonly part: number;
  readonly size: keyof typeof sides;
  readonly children: ReactNode;
};

/**
 * By the pixels of the side at the usual text size. It grows with the text inside it, but only up to a limit, because
 * there is content beside it.
 */
const sides = {
  60: 'size-[min(3.75rem,87px)]',
  64: 'size-[min(4rem,93px)]',
  68: 'size-[min(4.25rem,99px)]',
  112: 'size-[min(7rem,162px)]',
  120: 'size-[min(7.5rem,174px)]',
  128: 'size-[min(8rem,186px)]',
  208: 'size-[min(13rem,302px)]',
} as const;

const radius = 44;
const circumference = 2 * Math.PI * radius;

/** A share of a whole as a ring, with the figure inside. */
export function Ring({ label, part, size, children }: Props) {
  const shown = Math.min(1, Math.max(0, part));
  return (
    <div className={`relative grid shrink-0 place-items-center ${sides[size]}`}>
      <svg
        viewBox="0 0 100 100"
        className="absolute inset-0 -rotate-90"
        fill="none"
        aria-hidden="true"
      >
        <circle cx="50" cy="50" r={radius} strokeWidth="8" className="stroke-line" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - shown)}
          className="stroke-accent-ink transition-[stroke-dashoffset] duration-250"
        />
      </svg>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="relative font-bold tabular-nums">
        {children}
      </span>
    </div>
  );
}
