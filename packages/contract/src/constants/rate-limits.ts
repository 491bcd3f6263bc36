/** Defaults of the `LIMIT_…` settings: so many points in so many seconds. */
export const rateLimits = {
  /** Failed sign-ins of one account from one address. */
  signIns: { points: 10, seconds: 15 * 60 },
  /** Failed sign-ins from one address: a whole school may share it. */
  addressSignIns: { points: 100, seconds: 15 * 60 },
  /** Registrations from one address. */
  registrations: { points: 100, seconds: 60 * 60 },
  analyses: { points: 60, seconds: 60 * 60 },
  generations: { points: 30, seconds: 60 * 60 },
  /** Faults that the browsers of one user report: both have to have room. */
  clientErrors: { points: 10, seconds: 60 },
  clientErrorsHourly: { points: 60, seconds: 60 * 60 },
  /** Every other call of one user. */
  calls: { points: 600, seconds: 60 },
} as const;

export type RateLimit = keyof typeof rateLimits;
