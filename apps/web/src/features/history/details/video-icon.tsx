export function VideoIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="3" y="6.5" width="12.5" height="11" rx="2.5" />
      <path d="m15.5 11 5.5-3v8l-5.5-3" />
    </svg>
  );
}
