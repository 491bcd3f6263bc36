/** Every key of localStorage that the app reads or writes. */
export const storageKeys = {
  token: 'token',
  /** Read where `token` is missing; never written. */
  legacyToken: 'authToken',
  user: 'user',
  language: 'language',
  theme: 'theme',
  cacheVersion: 'cacheVersion',
} as const;
