/** Defaults of the `LIMIT_…` settings: points per seconds. */
export const rateLimits = {
  /** Failed sign-ins of one account from one address. */
  signIns: { points: 10, seconds: 15 * 60 },
  /** Failed sign-ins from one address, which a whole school may share. */
  addressSignIns: { points: 100, seconds: 15 * 60 },
  /** Registrations from one address. */
  registrations: { points: 100, seconds: 60 * 60 },
  /** Mails that somebody asks us to send to one mail address. */
  mails: { points: 5, seconds: 60 * 60 },
  /** Mails that are asked for from one network address. */
  addressMails: { points: 30, seconds: 60 * 60 },
  /** Sign-ins with a passkey that were begun from one address. */
  passkeySignIns: { points: 100, seconds: 15 * 60 },
  /** Wrong codes of a second factor of one account. */
  secondFactors: { points: 10, seconds: 60 * 60 },
  analyses: { points: 60, seconds: 60 * 60 },
  generations: { points: 30, seconds: 60 * 60 },
  /** Questions that a service reads aloud. */
  voices: { points: 120, seconds: 60 * 60 },
  /** Errors that the browsers of one user report. Both limits apply. */
  clientErrors: { points: 10, seconds: 60 },
  clientErrorsHourly: { points: 60, seconds: 60 * 60 },
  /** Every other call of one user. */
  calls: { points: 600, seconds: 60 },
} as const;

export type RateLimit = keyof typeof rateLimits;

/** How the client of the socket waits and tries again. */
export const socketConnectTimeoutMs = 10_000;
export const socketReconnect = {
  delayMs: 1_000,
  maxDelayMs: 5_000,
  jitter: 0.5,
  timeoutMs: 20_000,
} as const;
