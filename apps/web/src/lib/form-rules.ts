import type { AnyCall } from '@daedap/contract/call';
import { isValidationText, type ValidationText } from '@daedap/contract/validation-texts';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** An error whose message is the key of a text. Every other message is a sentence of the server. */
export const ruleError = 'rule';

/** Lets react-hook-form validate with the contract's rules. */
export function rulesResolver<Values extends FieldValues>(
  check: (values: Values) => Map<string, ValidationText>,
): Resolver<Values> {
  return (values) => {
    const issues = check(values);
    if (issues.size === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      [...issues].map(([field, message]) => [field, { type: ruleError, message }]),
    );
    // The rules only name fields of the form.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

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
