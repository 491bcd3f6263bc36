export const landingRotationMs = 3_000;

/** The history lock that asks before the back button leaves. */
export const historyLock = {
  maxEntries: 5,
  initialEntries: 2,
  initialEntriesLive: 3,
  topUpMs: 5_000,
} as const;

/** On these pages, the back button of the phone app asks whether to exit. */
export const exitPaths = ['/', '/dashboard', '/home', '/main'] as const;

export const longPressMs = 500;
export const swipe = { startPx: 10, actionPx: 50, edgePx: 50, largePx: 100 } as const;

/** Relative time labels of recent sessions, in hours. */
export const relativeTimeHours = { today: 1, hoursAgo: 24, yesterday: 48 } as const;
