/**
 * Why something failed, in one line. A refused connection to a name with two addresses, such as localhost, is an
 * AggregateError whose own message is empty.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message) return error.message;
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
