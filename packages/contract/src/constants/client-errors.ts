/** Browsers cut off messages and stacks that are longer. */
export const clientErrorMessageMaxLength = 300;
export const clientErrorStackMaxLength = 2_000;

/** The server keeps this many different errors and drops those that were seen longest ago. */
export const maxKeptClientErrors = 500;

/** An error that did not happen for this long is deleted. */
export const clientErrorDays = 30;

/** The admin page shows this many errors, the latest first. */
export const shownClientErrors = 20;

/** A browser reports the same error once in this time, however often it happens. */
export const clientErrorRepeatMs = 60_000;

/** This many reports wait in memory for the network; further ones are dropped. */
export const maxWaitingClientErrors = 10;
