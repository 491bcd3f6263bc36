import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
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
    >
      {children}
    </svg>
  );
}

export const PlayIcon = () => (
  <Icon>
    <path d="M8 5.5v13l10.5-6.5L8 5.5Z" />
  </Icon>
);

export const DownloadIcon = () => (
  <Icon>
    <path d="M12 4v11M7.5 11 12 15.5 16.5 11M5 19.5h14" />
  </Icon>
);

export const CloudIcon = () => (
  <Icon>
    <path d="M7.5 18.5a4.2 4.2 0 0 1-.6-8.4 5.4 5.4 0 0 1 10.4 1.1 3.7 3.7 0 0 1-.5 7.3" />
    <path d="M12 20v-7.5M9 15l3-3 3 3" />
  </Icon>
);

export const BinIcon = () => (
  <Icon>
    <path d="M5 7h14M10 4.5h4M6.5 7l.8 12a1.5 1.5 0 0 0 1.5 1.4h6.4a1.5 1.5 0 0 0 1.5-1.4l.8-12M10 11v5.5M14 11v5.5" />
  </Icon>
);
