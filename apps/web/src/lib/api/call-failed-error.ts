/** A call whose failure became a text for the user. `call` has already reported what was unexpected about it. */
export class CallFailedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CallFailedError';
  }
}
