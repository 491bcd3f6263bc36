/** Goes with a navigation of which the person has been asked, or which they asked for themselves. */
export const leaveAsked = { leaveAsked: true } as const;

/** By hand, so that starting the app does not load zod. */
export const isLeaveAsked = (navigationState: unknown): boolean =>
  typeof navigationState === 'object' &&
  navigationState !== null &&
  'leaveAsked' in navigationState &&
  navigationState.leaveAsked === true;
