import {
  isValidationText,
  type ValidationText,
  validationTexts,
} from '@daedap/contract/validation-texts';
import { fieldErrors, formErrorText } from '#/lib/api/error-text.ts';
import { ruleError, useForm } from '#/lib/use-form.ts';
import { Button } from '#/ui/button.tsx';
import { Form } from '#/ui/form.tsx';
import { Notice } from '#/ui/notice.tsx';
import { PasswordField, TextField } from '#/ui/text-field.tsx';
import { useTexts } from './texts.ts';

type FormField<Name extends string> = {
  readonly name: Name;
  readonly kind: 'currentPassword' | 'newPassword' | 'email' | 'code' | 'text';
  readonly label: string;
  readonly hint?: string;
};

type Props<Name extends string> = {
  readonly label: string;
  readonly fields: readonly FormField<Name>[];
  readonly initial?: Partial<Record<Name, string>>;
  /** The first problem of each field, as the key of a text. */
  readonly check: (values: Record<Name, string>) => Map<string, ValidationText>;
  /** Makes the call. What it throws is shown at its field or above the form. */
  readonly onSubmit: (values: Record<Name, string>) => Promise<void>;
  readonly submitLabel: string;
  readonly failedText: string;
  readonly onCancel?: () => void;
};

const attributes = {
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  code: {
    // Recovery codes have letters.
    inputMode: 'text',
    autoComplete: 'one-time-code',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  text: {},
} as const;

/** A short form of an account: passwords, addresses and codes, with the contract's rules. */
export function FieldsForm<Name extends string>(props: Props<Name>) {
  const { label, fields, initial, check, onSubmit, submitLabel, failedText, onCancel } = props;
  const { t, language } = useTexts();
  const names = fields.map(({ name }) => name);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one for each field
  const values = Object.fromEntries(names.map((name) => [name, initial?.[name] ?? ''])) as Record<
    Name,
    string
  >;
  const { register, handleSubmit, setError, errors, isSubmitting } = useForm<Name>({
    check,
    initial: values,
  });

  const submit = handleSubmit(async (given) => {
    try {
      await onSubmit(given);
    } catch (error) {
      const named = fieldErrors(error, names);
      for (const { field, message } of named) {
        setError(field, { type: 'server', message }, { shouldFocus: true });
      }
      if (named.length === 0) setError('root', { message: formErrorText(error, failedText) });
    }
  });

  const messageOf = (name: Name) => {
    const error = errors[name];
    const message = error?.message ?? '';
    const byRule = error?.type === ruleError && isValidationText(message);
    return byRule ? validationTexts[language][message] : message;
  };

  return (
    <Form label={label} onSubmit={submit}>
      {errors.root && (
        <Notice tone="danger" role="alert">
          {errors.root.message}
        </Notice>
      )}
      {fields.map(({ name, kind, label: fieldLabel, hint }) => {
        const registered = register(name);
        const shared = { label: fieldLabel, hint, error: messageOf(name) };
        return kind === 'currentPassword' || kind === 'newPassword' ? (
          <PasswordField
            key={name}
            {...shared}
            showLabel={t('accountForm.showPassword')}
            hideLabel={t('accountForm.hidePassword')}
            autoComplete={kind === 'newPassword' ? 'new-password' : 'current-password'}
            {...registered}
          />
        ) : (
          <TextField key={name} {...shared} {...attributes[kind]} {...registered} />
        );
      })}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {onCancel && (
          <Button variant="secondary" onClick={isSubmitting ? undefined : onCancel}>
            {t('common.cancel')}
          </Button>
        )}
        <Button type="submit" busy={isSubmitting} wide={!onCancel}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
