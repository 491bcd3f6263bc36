import { type ComponentType, useEffect, useState } from 'react';
import type { LiveProps } from '#/features/interview/interview-machine.ts';
import { reportAndReturn } from '#/lib/errors/report-error.ts';

const load = () =>
  import('./feedback-screen.tsx').then(
    (loaded) => loaded.FeedbackScreen,
    reportAndReturn('media', 'loading the feedback', null),
  );

/**
 * The screen of the feedback, which has much code and is first needed after an answer. It is fetched behind the live
 * screen; what failed is tried again when the feedback is near, with `isNear`.
 */
export function useFeedbackScreen(isNear: boolean): ComponentType<LiveProps> | null {
  const [Screen, setScreen] = useState<ComponentType<LiveProps> | null>(null);
  const isMissing = Screen === null;
  useEffect(() => {
    if (isMissing) void load().then((loaded) => setScreen(() => loaded));
  }, [isNear, isMissing]);
  return Screen;
}
