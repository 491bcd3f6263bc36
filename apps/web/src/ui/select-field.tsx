import { useId } from 'react';

type SelectFieldProps<Value extends string | number> = {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
};

/** A native select: phones show their own picker. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, value, choices, onChange } = props;
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = choices[currentTarget.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
          className="min-h-[50px] w-full appearance-none truncate rounded-control border border-line-strong bg-surface pr-10 pl-4 text-base"
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-soft">
          <svg
            viewBox="0 0 24 24"
            width="18"
            height="18"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="m6 9 6 6 6-6" />
          </svg>
        </span>
      </div>
    </div>
  );
}
