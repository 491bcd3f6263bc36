import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { IconButton } from './button.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The error message of this field. */
  readonly error?: ReactNode;
  /** The id of an error message at another field that also applies to this one. */
  readonly errorElsewhere?: string | undefined;
  /** The id of this field's error message, for other fields. */
  readonly errorId?: string | undefined;
  /** Shown inside the field, at its end. */
  readonly end?: ReactNode;
};

export function TextField(props: TextFieldProps) {
  const { label, hint, error, errorElsewhere, errorId, end, ...input } = props;
  const id = useId();
  const messageId = errorId ?? `${id}-error`;
  const hintId = `${id}-hint`;
  const wrong = Boolean(error) || errorElsewhere !== undefined;
  const describedBy = [hint && hintId, error ? messageId : errorElsewhere]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div
        className={`flex min-h-12 items-center rounded-control border bg-surface focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent-ink ${wrong ? 'border-danger-ink' : 'border-line-strong'}`}
      >
        <input
          {...input}
          id={id}
          aria-invalid={wrong || undefined}
          aria-describedby={describedBy || undefined}
          className="min-h-12 w-full min-w-0 flex-1 rounded-control bg-transparent px-4 text-base outline-none"
        />
        {end}
      </div>
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {/* Always in the page, so that screen readers announce what appears in it. */}
      <div id={messageId} aria-live="polite" className="text-sm font-medium text-danger-ink">
        {error && <p className="mt-1.5">{error}</p>}
      </div>
    </div>
  );
}

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & {
  readonly showLabel: string;
  readonly hideLabel: string;
};

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
