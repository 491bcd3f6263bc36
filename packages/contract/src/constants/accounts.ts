export const emailMaxLength = 254;
export const usernameMaxLength = 40;
export const passwordMinLength = 6;
export const passwordMaxLength = 128;
export const tokenLifetimeDays = 7;

/** How long the access-denied view stays before it leads back to the dashboard. */
export const accessDeniedRedirectMs = 3_000;

/** A start that the network leaves hanging counts as a start without network. */
export const sessionCheckTimeoutMs = 10_000;

/** A different version in the browser clears local and session storage once. */
export const cacheVersion = '1.0.0';
