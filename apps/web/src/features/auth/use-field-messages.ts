import { isValidationText } from '@daedap/contract/validation-texts';
import { useId } from 'react';
import { type FieldError, ruleError } from '#/lib/use-form.ts';
import { useTexts } from './texts.ts';

type Errors<Field extends string> = { readonly [F in Field]?: FieldError | undefined };

/**
 * Decides where each message is shown. "Fill in all fields" is shown once, at the first empty field; the other empty
 * fields are marked and refer to it.
 */
export function useFieldMessages<Field extends string>(
  fields: readonly Field[],
  errors: Errors<Field>,
) {
  const { t } = useTexts();
  const id = useId();
  const isEmpty = (field: Field) => errors[field]?.message === 'fillAllFields';
  const firstEmpty = fields.find(isEmpty);

  const textOf = (error: FieldError | undefined): string | undefined => {
    const message = error?.message;
    if (message === undefined) return undefined;
    return error?.type === ruleError && isValidationText(message)
      ? t(`auth.errors.${message}`)
      : message;
  };

  return (field: Field) => {
    const errorId = `${id}-${field}`;
    if (isEmpty(field) && field !== firstEmpty) {
      return { errorId, errorElsewhere: `${id}-${firstEmpty}` };
    }
    return { errorId, error: textOf(errors[field]) };
  };
}
