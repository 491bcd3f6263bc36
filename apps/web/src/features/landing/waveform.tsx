const heights = [6, 12, 20, 14, 24, 17, 9, 15, 22, 12, 7, 13, 19, 10, 5];

/** A voice, drawn. It stands still: only the highlight moves on this page. */
export function Waveform() {
  return (
    <svg
      viewBox="0 0 104 28"
      width="104"
      height="28"
      aria-hidden="true"
      className="text-accent-ink"
    >
      {heights.map((height, place) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a fixed drawing
          key={place}
          x={place * 7}
          y={(28 - height) / 2}
          width="3.5"
          height={height}
          rx="1.75"
          fill="currentColor"
          opacity={place < 10 ? 1 : 0.3}
        />
      ))}
    </svg>
  );
}
