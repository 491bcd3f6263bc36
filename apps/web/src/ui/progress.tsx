type Props = {
  readonly label: string;
  /** 0 to 100. */
  readonly value: number;
  /** Screen readers say this instead of the percentage. */
  readonly valueText: string;
};

/** A bar with its name and its number, so that the length is never the only information. */
export function Progress({ label, value, valueText }: Props) {
  return (
    <div className="@container text-sm">
      <div className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-x-3 gap-y-1 @max-[11rem]:grid-cols-[1fr_auto]">
        <span aria-hidden="true" className="text-ink-soft">
          {label}
        </span>
        <progress
          className="sr-only"
          aria-label={label}
          max={100}
          value={value}
          aria-valuetext={valueText}
        />
        <div
          aria-hidden="true"
          className="h-2 overflow-hidden rounded-full bg-line @max-[11rem]:order-last @max-[11rem]:col-span-2"
        >
          {/* A drawing: the content policy does not apply the styles of elements in the HTML of the build. */}
          <svg className="block size-full text-accent-ink">
            <rect
              width={`${value}%`}
              height="100%"
              rx="4"
              fill="currentColor"
              className="transition-[width] duration-250"
            />
          </svg>
        </div>
        <span aria-hidden="true" className="min-w-[2ch] text-right font-semibold tabular-nums">
          {valueText}
        </span>
      </div>
    </div>
  );
}
