/** The longest message and stack of a fault that a browser reports. What is longer is cut off before it is sent. */
export const clientErrorMessageMaxLength = 300;
export const clientErrorStackMaxLength = 2_000;

/** So many different faults are kept; the one that was seen longest ago goes first. */
export const maxKeptClientErrors = 500;

/** A fault that nobody has seen for so long is forgotten. */
export const clientErrorDays = 30;

/** So many faults the admin page shows, the latest first. */
export const shownClientErrors = 20;

/** A browser reports the same fault once in this time, however often it happens. */
export const clientErrorRepeatMs = 60_000;

/** So many reports wait in memory for the network; more are dropped. */
export const maxWaitingClientErrors = 10;
