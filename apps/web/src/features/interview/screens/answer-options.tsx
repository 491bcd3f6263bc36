import { nominalTextBytes } from '@daedap/contract/constants/media';
import { sentAudioBytesPerMinute } from '@daedap/contract/constants/speech';
import { answerSecondsOf } from '@daedap/contract/interview-formats';
import type { InterviewFormat } from '@daedap/contract/interview-modes';
import { useId } from 'react';
import type { AnalysisMode } from '#/domain/answer/answer-port.ts';
import { useSubscription } from '#/domain/plan/subscription-store.ts';
import { plansAbove } from '#/domain/plan/subscription.ts';
import { planName } from '#/domain/plan/plan-texts.ts';
import { useTexts } from '#/features/interview/texts.ts';
import { formatBytes, formatMegabytes } from '#/lib/format.ts';
import { Badge } from '#/ui/badge.tsx';
import { Button } from '#/ui/button.tsx';

type Props = {
  readonly format: InterviewFormat;
  /** Seconds that the current answer may take. */
  readonly answerLimit: number;
  /** Seconds that each answer of this interview may take, from the next one on. */
  readonly timeLimit: number;
  readonly onUpgrade: () => void;
  /** Uses the longer time of the plan from the next answer on. */
  readonly onUseMore: (timeLimit: number) => void;
};

/** The time limit of an answer. A session keeps the limit that it began with, so the plan is named only where it has the same. */
export function TimeLimitBox({ format, answerLimit, timeLimit, onUpgrade, onUseMore }: Props) {
  const { t, language } = useTexts();
  const { plan } = useSubscription();
  const text = () => {
    if (answerLimit !== timeLimit) {
      return t('interview.limit.raised', { now: answerLimit, seconds: timeLimit });
    }
    return plan.timeLimit === timeLimit
      ? t('interview.limit.text', { seconds: timeLimit, tier: planName(plan, language) })
      : t('interview.limit.session', { seconds: timeLimit });
  };
  /** A format may have less time than a plan. */
  const allowed = answerSecondsOf(format, plan.timeLimit);
  const higherGivesMore = plansAbove(plan).some(
    (higher) => answerSecondsOf(format, higher.timeLimit) > timeLimit,
  );
  return (
    <section
      aria-label={t('interview.limit.title')}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line bg-surface px-4 py-1.5"
    >
      <div className="mr-auto py-1">
        <p className="text-sm text-ink-soft">{t('interview.limit.title')}</p>
        <p className="font-semibold">{text()}</p>
      </div>
      {allowed > timeLimit && (
        <LinkButton
          text={t('interview.limit.useMore', { seconds: allowed })}
          onClick={() => onUseMore(allowed)}
        />
      )}
      {higherGivesMore && <LinkButton text={t('interview.limit.upgrade')} onClick={onUpgrade} />}
    </section>
  );
}

function LinkButton({ text, onClick }: { readonly text: string; readonly onClick: () => void }) {
  return (
    <div className="-mx-4">
      <Button variant="quiet" onClick={onClick}>
        <span className="text-accent-ink underline underline-offset-4">{text}</span>
      </Button>
    </div>
  );
}

const modes = ['realtime', 'upload'] as const satisfies readonly AnalysisMode[];

type ModeChooserProps = {
  readonly mode: AnalysisMode;
  /** An answer is being recorded: the mode cannot change. */
  readonly locked: boolean;
  readonly onChange: (mode: AnalysisMode) => void;
};

export function ModeChooser({ mode, locked, onChange }: ModeChooserProps) {
  const { t } = useTexts();
  const name = useId();
  const sent = {
    text: formatBytes(nominalTextBytes),
    sound: formatMegabytes(sentAudioBytesPerMinute.upload),
    stream: formatMegabytes(sentAudioBytesPerMinute.stream),
  };
  const reasonId = useId();
  return (
    <fieldset disabled={locked} aria-describedby={locked ? reasonId : undefined}>
      <legend className="mb-2 text-sm text-ink-soft">{t('interview.mode.legend')}</legend>
      <div className="grid gap-2 sm:max-lg:grid-cols-2">
        {modes.map((choice) => (
          <label
            key={choice}
            className={`grid min-h-11 grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-3 rounded-control border border-line bg-surface px-4 py-2.5 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-accent-ink ${locked ? 'cursor-not-allowed' : ''}`}
          >
            <input
              type="radio"
              name={name}
              className="size-4.5 shrink-0 accent-accent outline-none"
              checked={choice === mode}
              onChange={() => onChange(choice)}
            />
            <span className="flex flex-wrap items-center gap-x-3 font-semibold">
              {t(`interview.mode.${choice}`)}
              {choice === 'realtime' && (
                <Badge tone="accent">{t('interview.mode.recommended')}</Badge>
              )}
            </span>
            <span className="col-start-2 text-sm text-ink-soft">
              {t(`interview.mode.${choice}Text`, sent)}
            </span>
          </label>
        ))}
      </div>
      <p id={reasonId} className="mt-1.5 text-sm text-ink-soft">
        {locked && t('interview.mode.locked')}
      </p>
    </fieldset>
  );
}
