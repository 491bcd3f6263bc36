import { preparationSeconds as adSeconds } from '@daedap/contract/constants/interview';
import {
  answerSecondsOf,
  formatNames,
  formatRules,
  modeNames,
} from '@daedap/contract/interview-formats';
import {
  interviewFormats,
  interviewModes,
  preparationChoices,
} from '@daedap/contract/interview-modes';
import {
  changeInterviewer,
  useInterviewerSettings,
} from '#/domain/interviewer/interviewer-settings.ts';
import { durationText, planName } from '#/domain/plan/plan-texts.ts';
import { useAdsOn, useSubscription } from '#/domain/plan/subscription-store.ts';
import { ChoiceGroup } from '#/ui/choice-group.tsx';
import { SelectField } from '#/ui/select-field.tsx';
import { plannedFollowUps, withFormat } from '../choices.ts';
import type { TermsProps } from './terms-section.tsx';
import { useTexts } from './texts.ts';

/** The choices of the open section, and what they mean. */
export function TermsPanel({ terms, mainCategory, questionCount, onChange }: TermsProps) {
  const { t, language } = useTexts();
  const { mode, format, preparationSeconds } = terms;
  const { aloud } = useInterviewerSettings();
  return (
    <div className="flex flex-col gap-5 px-5 pb-5 sm:px-7 sm:pb-7">
      <div>
        <ChoiceGroup
          legend={t('terms.mode')}
          value={mode}
          choices={interviewModes.map((value) => ({
            value,
            label: modeNames[value][language],
          }))}
          onChange={(chosen) => onChange({ ...terms, mode: chosen })}
        />
        <p className="mt-2 text-sm text-pretty text-ink-soft">{t(`terms.about.${mode}`)}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('terms.format')}
          value={format}
          choices={interviewFormats.map((value) => ({
            value,
            label: formatNames[value][language],
          }))}
          onChange={(chosen) => onChange(withFormat(chosen))}
        />
        <SelectField
          label={t('terms.preparation')}
          value={preparationSeconds}
          choices={preparationChoices.map((value) => ({
            value,
            label: value === 0 ? t('terms.none') : durationText(value),
          }))}
          onChange={(chosen) => onChange({ ...terms, preparationSeconds: chosen })}
        />
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          checked={aloud}
          onChange={({ currentTarget }) => changeInterviewer({ aloud: currentTarget.checked })}
        />
        {t('terms.aloud')}
      </label>
      <Consequences terms={terms} mainCategory={mainCategory} questionCount={questionCount} />
    </div>
  );
}

/** What the choice means here: the format, the answer time that the plan allows, follow-ups, ads. */
function Consequences({ terms, mainCategory, questionCount }: Omit<TermsProps, 'onChange'>) {
  const { t, language } = useTexts();
  const { plan } = useSubscription();
  const ads = useAdsOn();
  const { format, mode } = terms;
  const wanted = formatRules[format].answer;
  const allowed = answerSecondsOf(format, plan.timeLimit);
  const followUps = plannedFollowUps(terms, mainCategory, questionCount);
  const total = formatRules[format].total;
  const answer = { time: durationText(allowed), plan: planName(plan, language) };
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-pretty text-ink-soft">
      <li>{t(`terms.formats.${format}`)}</li>
      <li>
        {wanted !== null && wanted > allowed
          ? t('terms.capped', { ...answer, wanted: durationText(wanted) })
          : t(wanted === null ? 'terms.byPlan' : 'terms.byFormat', answer)}
      </li>
      {total !== null && <li>{t('terms.total', { time: durationText(total) })}</li>}
      <li>
        {followUps > 0
          ? t('terms.followUps', { max: followUps })
          : t(mode === 'real' ? 'terms.noFollowUps' : 'terms.askedFor')}
      </li>
      {ads && <li>{t('terms.ads', { seconds: adSeconds })}</li>}
    </ul>
  );
}
