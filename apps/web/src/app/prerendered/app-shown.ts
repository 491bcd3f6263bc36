/** Sent to the window once the app has taken over a page of the build. */
export const appShown = 'app-shown';
