import type { AnyCall } from '@daedap/contract/call';
import { isValidationText, type ValidationText } from '@daedap/contract/validation-texts';

type Schema = NonNullable<AnyCall['body']>;

/** The first problem of each field, as the key of a text. */
export function firstIssues(schema: Schema, values: unknown): Map<string, ValidationText> {
  const issues = new Map<string, ValidationText>();
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const field = String(path[0]);
    if (!issues.has(field)) issues.set(field, isValidationText(message) ? message : 'invalidValue');
  }
  return issues;
}
