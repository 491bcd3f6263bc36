import type { ValidationText } from '@daedap/contract/validation-texts';
import { useRef, useState } from 'react';

/** The type of an error whose message is the key of a text. Every other message is a sentence of the server. */
export const ruleError = 'rule';

export type FieldError = { readonly type?: string; readonly message: string };

/** By field; `root` is about the whole form. */
type Errors<Name extends string> = { readonly [N in Name | 'root']?: FieldError | undefined };

type Options<Name extends string> = {
  readonly initial: Readonly<Record<Name, string>>;
  /** The first problem of each field. */
  readonly check: (values: Record<Name, string>) => ReadonlyMap<string, ValidationText>;
};

/**
 * A form of text fields. The browser keeps what is typed; nothing renders while somebody types. The rules are checked
 * when the form is submitted, and from then on whenever a field changes. The first field with an error gets the focus.
 */
export function useForm<Name extends string>({ initial, check }: Options<Name>) {
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [isSubmitting, setIsSubmitting] = useState(false);
  const { current: form } = useRef({
    values: new Map<string, string>(Object.entries(initial)),
    inputs: new Map<string, HTMLInputElement>(),
    wasSubmitted: false,
  });
  // Every field of the form is in `initial`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const names = Object.keys(initial) as Name[];

  /** A field that is not shown any more keeps its value. */
  const valueOf = (name: string) => form.inputs.get(name)?.value ?? form.values.get(name) ?? '';
  const readValues = () =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>;
  const findErrors = (): Errors<Name> =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules only name fields of the form
    Object.fromEntries(
      [...check(readValues())].map(([name, message]) => [name, { type: ruleError, message }]),
    ) as Errors<Name>;
  const setOne = (name: Name | 'root', error: FieldError | undefined) =>
    setErrors((shown) => ({ ...shown, [name]: error }));

  const register = (name: Name) => ({
    name,
    defaultValue: valueOf(name),
    ref: (input: HTMLInputElement) => {
      form.inputs.set(name, input);
      return () => {
        form.values.set(name, input.value);
        form.inputs.delete(name);
      };
    },
    onChange: () => {
      if (form.wasSubmitted) setOne(name, findErrors()[name]);
    },
  });

  const handleSubmit = (send: (values: Record<Name, string>) => Promise<void>) => async () => {
    form.wasSubmitted = true;
    const found = findErrors();
    setErrors(found);
    const wrong = names.find((name) => found[name]);
    if (wrong !== undefined) {
      form.inputs.get(wrong)?.focus();
      return;
    }
    setIsSubmitting(true);
    try {
      await send(readValues());
    } finally {
      setIsSubmitting(false);
    }
  };

  const setError = (name: Name | 'root', error: FieldError, { shouldFocus = false } = {}) => {
    setOne(name, error);
    if (shouldFocus) form.inputs.get(name)?.focus();
  };

  const resetField = (name: Name) => {
    const input = form.inputs.get(name);
    if (input) input.value = initial[name];
    form.values.set(name, initial[name]);
    setOne(name, undefined);
  };

  return { register, handleSubmit, setError, resetField, errors, isSubmitting };
}
