import { planMinutes, type PracticePlan, weekDays } from '@daedap/contract/practice-plan';
import { useId, useState } from 'react';
import { dayText, shortDayText } from '#/lib/time/date-text.ts';
import { Button } from '#/ui/button.tsx';
import { ChoiceGroup } from '#/ui/choice-group.tsx';
import { Form } from '#/ui/form.tsx';
import { TextField } from '#/ui/text-field.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly plan: PracticePlan | null;
  readonly today: string;
  readonly busy: boolean;
  readonly onSave: (plan: PracticePlan) => void;
  readonly onCancel: () => void;
};

const usual: PracticePlan = { days: [1, 3, 5], minutes: 20, interviewOn: null };

type Minutes = PracticePlan['minutes'];

/** Days, minutes and the day of the interview. */
export function PlanForm({ plan, today, busy, onSave, onCancel }: Props) {
  const { t } = useTexts();
  const problemId = useId();
  const [days, setDays] = useState<PracticePlan['days']>((plan ?? usual).days);
  const [minutes, setMinutes] = useState<Minutes>((plan ?? usual).minutes);
  const [interviewOn, setInterviewOn] = useState(plan?.interviewOn ?? '');
  const isReady = days.length > 0;
  const save = async () => {
    if (isReady && !busy) onSave({ days, minutes, interviewOn: interviewOn || null });
  };
  return (
    <Form label={t('plan.title')} onSubmit={save}>
      <fieldset aria-describedby={problemId}>
        <legend className="mb-2 font-semibold">{t('plan.days')}</legend>
        <div className="flex flex-wrap gap-2">
          {weekDays.map((day) => (
            <label
              key={day}
              className="grid size-11 place-items-center rounded-full border border-line-strong bg-surface has-checked:border-accent has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink"
            >
              <input
                type="checkbox"
                className="sr-only"
                aria-label={dayText(day)}
                checked={days.includes(day)}
                onChange={() =>
                  setDays(
                    days.includes(day)
                      ? days.filter((other) => other !== day)
                      : weekDays.filter((other) => other === day || days.includes(other)),
                  )
                }
              />
              <span aria-hidden="true">{shortDayText(day)}</span>
            </label>
          ))}
        </div>
        <p id={problemId} aria-live="polite" className="mt-1.5 text-sm text-danger-ink">
          {!isReady && t('plan.needsDay')}
        </p>
      </fieldset>
      <ChoiceGroup
        legend={t('plan.minutes')}
        value={String(minutes)}
        choices={planMinutes.map((number) => ({
          value: String(number),
          label: t('plan.minutesOf', { number }),
        }))}
        onChange={(value) =>
          setMinutes(planMinutes.find((number) => String(number) === value) ?? minutes)
        }
      />
      <div className="max-w-sm">
        <TextField
          type="date"
          label={t('plan.interviewOn')}
          hint={t('plan.interviewHint')}
          min={today}
          value={interviewOn}
          onChange={(event) => setInterviewOn(event.target.value)}
        />
      </div>
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        <Button variant="secondary" ready={!busy} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" busy={busy} ready={isReady} aria-describedby={problemId}>
          {t('plan.save')}
        </Button>
      </div>
    </Form>
  );
}
