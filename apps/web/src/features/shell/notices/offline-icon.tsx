/** A cloud that is crossed out. */
export function OfflineIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0 text-ink-soft"
    >
      <path d="M9.3 6.2a5.4 5.4 0 0 1 8 5 3.7 3.7 0 0 1 2.3 6M15.8 18.5H7.5a4.2 4.2 0 0 1-.6-8.4c.1-.8.4-1.6.8-2.2M4 4l16 16" />
    </svg>
  );
}
