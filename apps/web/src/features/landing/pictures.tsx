import type { ReactNode } from 'react';

function Picture({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-13 place-items-center rounded-control bg-accent-soft text-accent-ink">
      <svg
        viewBox="0 0 32 32"
        width="30"
        height="30"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {children}
      </svg>
    </span>
  );
}

export const RealtimePicture = () => (
  <Picture>
    <circle cx="16" cy="17" r="10.5" opacity="0.35" />
    <path d="M16 6.5A10.5 10.5 0 0 1 26.5 17M16 11.5V17l4 2.5M13 3h6" />
  </Picture>
);

export const FeedbackPicture = () => (
  <Picture>
    <path
      d="M9 4.5h14a5 5 0 0 1 5 5V17a5 5 0 0 1-5 5h-6l-6 5v-5H9a5 5 0 0 1-5-5V9.5a5 5 0 0 1 5-5Z"
      opacity="0.35"
    />
    <path d="M10 11h12M10 15.5h7" />
  </Picture>
);

export const MobilePicture = () => (
  <Picture>
    <rect x="9" y="3" width="14" height="26" rx="3.5" opacity="0.35" />
    <path d="M14.5 25h3M13 12.5v3M16 10.5v7M19 12v4" />
  </Picture>
);

export const AnalysisPicture = () => (
  <Picture>
    <path d="M16 4 28 25H4L16 4Z" opacity="0.35" />
    <path d="M16 10.5 22.5 22.5l-14-1L16 10.5Z" />
  </Picture>
);

export const PrivacyPicture = () => (
  <Picture>
    <path
      d="M16 3.5 26.5 7v8c0 6.5-4.3 11-10.5 13.5C9.8 26 5.5 21.5 5.5 15V7L16 3.5Z"
      opacity="0.35"
    />
    <path d="m11 15.5 3.6 3.6 6.6-7" />
  </Picture>
);
