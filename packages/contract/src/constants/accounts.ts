export const emailMaxLength = 254;
export const usernameMaxLength = 40;
export const passwordMinLength = 6;
export const passwordMaxLength = 128;
export const tokenLifetimeDays = 7;

/** The list of sign-ins of one account: the newest, and none older. Whoever signs in more often ends the oldest. */
export const signInsKept = 50;
export const signInDaysKept = 90;

/** Codes that stand in for a lost authenticator app; each works once. */
export const recoveryCodeCount = 10;

export const maxPasskeys = 10;
export const passkeyNameMaxLength = 40;

/** The day of the privacy notice and the terms that are shown now. Whoever agreed to an older one is asked again. */
export const policyVersion = '2026-11-17';

/** How long a link in a mail works. */
export const mailLinkMinutes = 30;

/** How long the access-denied page shows before it redirects to the dashboard. */
export const accessDeniedRedirectMs = 3_000;

/** If the session check takes longer, the app starts as without a network. */
export const sessionCheckTimeoutMs = 10_000;

/** When the browser has another version, the app clears local and session storage once. */
export const cacheVersion = '1.0.0';
