/** Goes with a navigation of which the person has been asked, or which they asked for themselves. */
export const leaveConfirmed = { leaveConfirmed: true } as const;

/** By hand, so that starting the app does not load zod. */
export const isLeaveConfirmed = (navigationState: unknown): boolean =>
  typeof navigationState === 'object' &&
  navigationState !== null &&
  'leaveConfirmed' in navigationState &&
  navigationState.leaveConfirmed === true;
