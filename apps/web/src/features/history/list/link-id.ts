/** Under which a session's link is found when focus has to go there. */
export const linkIdOf = (sessionId: number): string => `record-${sessionId}`;
