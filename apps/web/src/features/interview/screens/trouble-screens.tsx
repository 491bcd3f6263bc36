import { useTexts } from '#/features/interview/texts.ts';
import { formatDuration } from '#/lib/format.ts';
import { shortDateAndTimeText } from '#/lib/time/date-text.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import type { LiveProps } from '#/features/interview/interview-machine.ts';
import { PlainScreen } from './plain-screen.tsx';

/** An answer to this question was interrupted: it can still be used. */
export function RecoveringScreen(live: LiveProps) {
  const { t } = useTexts();
  const { snapshot, send } = live;
  const { unfinished } = snapshot.context;
  const doing = (['keeping', 'discarding'] as const).find((state) =>
    snapshot.matches({ flow: { recovering: state } }),
  );
  if (doing) return <PlainScreen {...live} busy title={t(`interview.recovering.${doing}`)} />;
  if (!unfinished) return null;
  const { draft, duration } = unfinished;
  return (
    <PlainScreen
      {...live}
      title={t('interview.recovering.title')}
      text={t('interview.recovering.text', {
        time: shortDateAndTimeText(new Date(draft.startedAt)),
        duration: formatDuration(duration),
      })}
      actions={
        <>
          <Button size="large" onClick={() => send({ type: 'KEEP' })}>
            {t('interview.recovering.keep')}
          </Button>
          <Button variant="secondary" onClick={() => send({ type: 'DISCARD' })}>
            {t('interview.recovering.discard')}
          </Button>
        </>
      }
    >
      <blockquote className="rounded-control border border-line bg-surface px-4 py-3 font-semibold wrap-anywhere">
        {draft.questionText}
      </blockquote>
    </PlainScreen>
  );
}

/** No question could be loaded: try again, or use the one that needs no server. */
export function QuestionFailedScreen(live: LiveProps) {
  const { t } = useTexts();
  const { send } = live;
  return (
    <PlainScreen
      {...live}
      title={t('interview.questionFailed.title')}
      text={t('interview.questionFailed.text')}
      actions={
        <>
          <Button size="large" onClick={() => send({ type: 'RETRY' })}>
            {t('interview.questionFailed.retry')}
          </Button>
          <Button variant="secondary" onClick={() => send({ type: 'USE_FALLBACK_QUESTION' })}>
            {t('interview.questionFailed.fallback')}
          </Button>
        </>
      }
    />
  );
}

const reasons = ['refused', 'earlier', 'system'] as const;
const steps = ['lock', 'allow', 'reload'] as const;

/** Camera and microphone were refused: why that may be, how to allow them, and the other ways on. */
export function DeniedScreen(live: LiveProps) {
  const { t } = useTexts();
  const { send } = live;
  return (
    <PlainScreen
      {...live}
      title={t('interview.denied.title')}
      actions={
        <>
          <Button size="large" onClick={() => send({ type: 'RETRY' })}>
            {t('interview.denied.retry')}
          </Button>
          <Button variant="secondary" onClick={() => send({ type: 'CONTINUE_WITHOUT_VIDEO' })}>
            {t('interview.denied.withoutVideo')}
          </Button>
          <Button variant="quiet" onClick={() => send({ type: 'LEAVE' })}>
            {t('interview.denied.dashboard')}
          </Button>
        </>
      }
    >
      <Card title={t('interview.denied.how')}>
        <ol className="flex flex-col gap-3">
          {steps.map((step, at) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-bold text-accent-ink"
              >
                {at + 1}
              </span>
              <span className="pt-0.5">{t(`interview.denied.steps.${step}`)}</span>
            </li>
          ))}
        </ol>
      </Card>
      <div className="text-ink-soft">
        <h2 className="font-semibold text-ink">{t('interview.denied.why')}</h2>
        <ul className="mt-1 list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{t(`interview.denied.reasons.${reason}`)}</li>
          ))}
        </ul>
      </div>
    </PlainScreen>
  );
}
