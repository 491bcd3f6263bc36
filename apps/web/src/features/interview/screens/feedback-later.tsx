import { lazy } from 'react';
import { reportAndReturn } from '#/lib/errors/report-error.ts';

const retryMs = 2_000;

/**
 * Nobody needs these parts before the first answer is given, so they come after the page. The network may be gone by
 * then: they are tried again until they come.
 */
export async function loadFeedback() {
  const report = reportAndReturn('interview', 'loading the feedback screen', null);
  for (;;) {
    const loaded = await import('./feedback-parts.ts').catch(report);
    if (loaded) return loaded;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

export const FeedbackScreen = lazy(async () => ({
  default: (await loadFeedback()).FeedbackScreen,
}));
export const BackupDialog = lazy(async () => ({ default: (await loadFeedback()).BackupDialog }));
