import { useId } from 'react';

type Props<Value extends string> = {
  readonly legend: string;
  readonly value: Value;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    readonly lang?: string;
  }[];
  readonly onChange: (value: Value) => void;
};

/** A few exclusive choices in a row; radio buttons underneath. */
export function ChoiceGroup<Value extends string>({
  legend,
  value,
  choices,
  onChange,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex w-full max-w-sm rounded-control bg-sunken p-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            lang={choice.lang}
            className="flex min-h-11 flex-1 items-center justify-center rounded-lg px-2 text-center text-ink-soft transition-colors has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-accent-ink"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
