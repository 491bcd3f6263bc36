/** Shown while a page is loading. */
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

export function SpinnerMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5 animate-spin" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** A grey bar where text will be. It does not shimmer, because nothing in the app moves by itself. */
export function Skeleton({ width, height = '1.25rem' }: { width: string; height?: string }) {
  return (
    // Its size is in attributes: the content policy does not apply the styles of elements in the HTML of the build.
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      className="block max-w-full rounded-md bg-line"
    />
  );
}
