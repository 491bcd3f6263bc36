import type { AnswerAttempt } from '@daedap/contract/interviews';
import { useId } from 'react';
import { attemptName, scoreName, timeName } from './attempt-names.ts';
import type { Pair } from './attempt-pair.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly attempts: readonly AnswerAttempt[];
  readonly pair: Pair;
  readonly onChoose: (ids: { readonly [place in keyof Pair]: number }) => void;
};

/** Each offers only what keeps the earlier one first. */
export function PairSelects({ attempts, pair, onChoose }: Props) {
  const { t } = useTexts();
  const at = { first: attempts.indexOf(pair.first), second: attempts.indexOf(pair.second) };
  const ids = { first: pair.first.id, second: pair.second.id };
  const nameOf = (attempt: AnswerAttempt) =>
    [
      attemptName(attempts, attempt),
      scoreName(attempt),
      ...(attempt === attempts.at(-1) ? [t('compare.newest')] : []),
      timeName(attempt),
    ].join(' · ');
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('compare.pair.legend')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('compare.pair.first')}
          attempts={attempts.slice(0, at.second)}
          chosen={ids.first}
          nameOf={nameOf}
          onChoose={(first) => onChoose({ ...ids, first })}
        />
        <Select
          label={t('compare.pair.second')}
          attempts={attempts.slice(at.first + 1)}
          chosen={ids.second}
          nameOf={nameOf}
          onChoose={(second) => onChoose({ ...ids, second })}
        />
      </div>
    </fieldset>
  );
}

type SelectProps = {
  readonly label: string;
  readonly attempts: readonly AnswerAttempt[];
  readonly chosen: number;
  readonly nameOf: (attempt: AnswerAttempt) => string;
  readonly onChoose: (id: number) => void;
};

function Select({ label, attempts, chosen, nameOf, onChoose }: SelectProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => onChoose(Number(event.target.value))}
        className="min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 text-base text-ellipsis"
      >
        {attempts.map((attempt) => (
          <option key={attempt.id} value={attempt.id}>
            {nameOf(attempt)}
          </option>
        ))}
      </select>
    </div>
  );
}
