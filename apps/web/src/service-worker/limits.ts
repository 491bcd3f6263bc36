/** How long a page may take to come before the kept one stands in for it. */
export const pagePatienceMs = 3_000;

/** Copies of answers, for each person. */
export const maxCopies = 200;
export const maxCopyAgeMs = 30 * 24 * 60 * 60 * 1000;

/** Fonts come in some ninety pieces, of which a person meets a third. */
export const maxAssets = 200;

/** A page that does not say in this time whether it is in an interview is judged by its address. */
export const clientPatienceMs = 1_000;
