import { type ComponentProps, type ReactNode, useId } from 'react';

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The error message of this field. */
  readonly error?: ReactNode;
};

/** A field for several lines. */
export function TextArea({ label, hint, error, ...field }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <textarea
        {...field}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        className={`block w-full rounded-control border bg-surface px-4 py-3 text-base ${error ? 'border-danger-ink' : 'border-line-strong'}`}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div id={`${id}-error`} aria-live="polite" className="text-sm font-medium text-danger-ink">
        {error && <p className="mt-1.5">{error}</p>}
      </div>
    </div>
  );
}
