import { useId, type ReactNode } from 'react';

type Props<Value extends string | number> = {
  /** The id of the heading that asks. */
  readonly labelledBy: string;
  readonly value: Value | null;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    readonly hint?: ReactNode;
    readonly picture?: ReactNode;
  }[];
  readonly onChange: (value: Value) => void;
};

/** Exclusive choices as cards; radio buttons underneath, so that arrows move and Enter goes on. */
export function ChoiceCards<Value extends string | number>(props: Props<Value>) {
  const { labelledBy, value, choices, onChange } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={`grid gap-3 ${choices.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}
    >
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-16 items-center gap-4 rounded-card border-2 border-line bg-surface px-4 py-3 transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink sm:p-5"
        >
          <input
            type="radio"
            name={id}
            className="peer sr-only"
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            aria-describedby={choice.hint ? `${id}-${choice.value}` : undefined}
            aria-label={choice.label}
          />
          {choice.picture}
          <span className="min-w-0 flex-1">
            <span className="block text-lg font-bold">{choice.label}</span>
            {choice.hint && (
              <span id={`${id}-${choice.value}`} className="block text-sm text-ink-soft">
                {choice.hint}
              </span>
            )}
          </span>
          {/* The colour is not the only mark of the choice. */}
          <span
            aria-hidden="true"
            className="grid size-6 shrink-0 place-items-center rounded-full border-2 border-line-strong text-transparent peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent"
          >
            <svg viewBox="0 0 12 12" width="12" height="12" fill="none" stroke="currentColor">
              <path d="m2 6.5 2.8 2.8L10 3.5" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </span>
        </label>
      ))}
    </div>
  );
}
