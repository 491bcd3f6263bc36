export const emailMaxLength = 254;
export const usernameMaxLength = 40;
export const passwordMinLength = 6;
export const passwordMaxLength = 128;
export const tokenLifetimeDays = 7;

/** How long the access-denied page shows before it redirects to the dashboard. */
export const accessDeniedRedirectMs = 3_000;

/** If the session check takes longer, the app starts as without a network. */
export const sessionCheckTimeoutMs = 10_000;

/** When the browser has another version, the app clears local and session storage once. */
export const cacheVersion = '1.0.0';
