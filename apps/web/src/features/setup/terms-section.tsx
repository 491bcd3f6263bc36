import type { MainCategory } from '@daedap/contract/categories';
import {
  answerSecondsOf,
  formatNames,
  formatRules,
  modeNames,
  ownFollowUps,
} from '@daedap/contract/interview-formats';
import {
  interviewFormats,
  interviewModes,
  preparationChoices,
} from '@daedap/contract/interview-modes';
import { preparationSeconds as adSeconds } from '@daedap/contract/constants/interview';
import { useState } from 'react';
import { useAdsOn, useSubscription } from '#/domain/plan/subscription-store.ts';
import { durationText, planName } from '#/domain/plan/plan-texts.ts';
import { ChoiceGroup } from '#/ui/choice-group.tsx';
import { SelectField } from '#/ui/select-field.tsx';
import { type Terms, withFormat } from './choices.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly terms: Terms;
  readonly mainCategory: MainCategory | null;
  readonly questionCount: number | null;
  readonly onChange: (terms: Terms) => void;
};

/** Mode, format and preparation time. Closed, it says in one line what is set: nobody has to open it. */
export function TermsSection({ terms, mainCategory, questionCount, onChange }: Props) {
  const { t, language } = useTexts();
  const [open, setOpen] = useState(false);
  const { mode, format, preparationSeconds } = terms;
  const summary = [
    modeNames[mode][language],
    formatNames[format][language],
    preparationText(preparationSeconds, t),
  ].join(' · ');
  return (
    <section
      aria-label={t('setup.terms.title')}
      className="rounded-card border border-line bg-surface shadow-card"
    >
      <button
        type="button"
        aria-expanded={open}
        className="flex min-h-16 w-full items-center gap-3 rounded-card px-5 py-3 text-left sm:px-7"
        onClick={() => setOpen(!open)}
      >
        <span className="min-w-0 flex-1">
          <span className="block text-lg font-bold">{t('setup.terms.title')}</span>
          <span className="block text-sm text-pretty text-ink-soft">{summary}</span>
        </span>
        <span className="shrink-0 font-semibold text-accent-ink">
          {t(open ? 'setup.terms.close' : 'setup.terms.change')}
        </span>
      </button>
      {open && (
        <div className="flex flex-col gap-5 px-5 pb-5 sm:px-7 sm:pb-7">
          <div>
            <ChoiceGroup
              legend={t('setup.terms.mode')}
              value={mode}
              choices={interviewModes.map((value) => ({
                value,
                label: modeNames[value][language],
              }))}
              onChange={(chosen) => onChange({ ...terms, mode: chosen })}
            />
            <p className="mt-2 text-sm text-pretty text-ink-soft">
              {t(`setup.terms.about.${mode}`)}
            </p>
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={t('setup.terms.format')}
              value={format}
              choices={interviewFormats.map((value) => ({
                value,
                label: formatNames[value][language],
              }))}
              onChange={(chosen) => onChange(withFormat(chosen))}
            />
            <SelectField
              label={t('setup.terms.preparation')}
              value={preparationSeconds}
              choices={preparationChoices.map((value) => ({
                value,
                label: value === 0 ? t('setup.terms.none') : durationText(value),
              }))}
              onChange={(chosen) => onChange({ ...terms, preparationSeconds: chosen })}
            />
          </div>
          <Consequences terms={terms} mainCategory={mainCategory} questionCount={questionCount} />
        </div>
      )}
    </section>
  );
}

const preparationText = (seconds: number, t: ReturnType<typeof useTexts>['t']) =>
  seconds === 0
    ? t('setup.terms.noPreparation')
    : t('setup.terms.prepared', { time: durationText(seconds) });

/** What the choice means here: the format, the answer time that the plan allows, follow-ups, ads. */
function Consequences({ terms, mainCategory, questionCount }: Omit<Props, 'onChange'>) {
  const { t, language } = useTexts();
  const { plan } = useSubscription();
  const ads = useAdsOn();
  const { format, mode } = terms;
  const wanted = formatRules[format].answer;
  const allowed = answerSecondsOf(format, plan.timeLimit);
  const followUps = ownFollowUps({
    mode,
    format,
    mainCategory: mainCategory ?? 'job',
    questionCount: questionCount ?? Number.POSITIVE_INFINITY,
  });
  const total = formatRules[format].total;
  const answer = { time: durationText(allowed), plan: planName(plan, language) };
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-pretty text-ink-soft">
      <li>{t(`setup.terms.formats.${format}`)}</li>
      <li>
        {wanted !== null && wanted > allowed
          ? t('setup.terms.capped', { ...answer, wanted: durationText(wanted) })
          : t(wanted === null ? 'setup.terms.byPlan' : 'setup.terms.byFormat', answer)}
      </li>
      {total !== null && <li>{t('setup.terms.total', { time: durationText(total) })}</li>}
      <li>
        {followUps > 0
          ? t('setup.terms.followUps', { max: followUps })
          : t(mode === 'real' ? 'setup.terms.noFollowUps' : 'setup.terms.askedFor')}
      </li>
      {ads && <li>{t('setup.terms.ads', { seconds: adSeconds })}</li>}
    </ul>
  );
}
