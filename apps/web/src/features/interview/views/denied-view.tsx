import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import type { LiveProps } from './live-props.ts';
import { PlainView } from './plain-view.tsx';
import { useTexts } from '#/features/interview/texts.ts';

const reasons = ['refused', 'earlier', 'system'] as const;
const steps = ['lock', 'allow', 'reload'] as const;

/** Camera and microphone were refused: why that may be, how to allow them, and the other ways on. */
export function DeniedView(live: LiveProps) {
  const { t } = useTexts();
  const { send } = live;
  return (
    <PlainView
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
    </PlainView>
  );
}
