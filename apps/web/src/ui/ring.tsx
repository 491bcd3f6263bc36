import type { ReactNode } from 'react';

type Props = {
  /** What the ring shows, in words. */
  readonly label: string;
  /** 0 to 1. */
  readonly part: number;
  readonly size: number;
  readonly children: ReactNode;
};

const radius = 44;
const circumference = 2 * Math.PI * radius;

/** A share of a whole as a ring, with the figure inside. */
export function Ring({ label, part, size, children }: Props) {
  const shown = Math.min(1, Math.max(0, part));
  // Grows with the text inside it, but only up to a limit, because there is content beside it.
  const side = `min(${size / 16}rem, ${size * 1.45}px)`;
  return (
    <div
      className="relative grid shrink-0 place-items-center"
      style={{ width: side, height: side }}
    >
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
