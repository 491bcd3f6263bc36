import type { ValidationText } from '@daedap/contract/validation-texts';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** An error whose message is the key of a text; every other message is a sentence of the server. */
export const ruleError = 'rule';

/** Lets react-hook-form check with the contract's rules. */
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
