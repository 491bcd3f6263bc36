/** The state of a navigation that the user has confirmed or requested. */
export const leaveConfirmed = { leaveConfirmed: true } as const;

/** Written by hand, so that the start of the app does not load zod. */
export const isLeaveConfirmed = (navigationState: unknown): boolean =>
  typeof navigationState === 'object' &&
  navigationState !== null &&
  'leaveConfirmed' in navigationState &&
  navigationState.leaveConfirmed === true;
