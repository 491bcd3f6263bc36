/** A call whose failure became a text for the user. `failureOf` has reported it if it was a bug. */
export class CallFailedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CallFailedError';
  }
}
