import { SpinnerMark } from './spinner-mark.tsx';

/** Fills the place of a page that is not there yet. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className="flex min-h-[60vh] flex-col items-center justify-center gap-3 text-ink-soft">
      <span className="text-accent-ink">
        <SpinnerMark />
      </span>
      {label}
    </output>
  );
}
