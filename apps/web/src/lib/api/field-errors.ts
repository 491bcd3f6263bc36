import { ApiError } from './api-error.ts';

/** The sentences that a VALIDATION answer gives for fields of a form. */
export function fieldErrors<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): { field: Field; message: string }[] {
  if (!(error instanceof ApiError) || error.code !== 'VALIDATION') return [];
  const { details } = error;
  if (typeof details !== 'object' || details === null) return [];
  const given = new Map<string, unknown>(Object.entries(details));
  return fields.flatMap((field) => {
    const message = given.get(field);
    return typeof message === 'string' && message !== '' ? [{ field, message }] : [];
  });
}
