import { Button } from '#/ui/button.tsx';
import { isGoingOn, leadsTo } from './feedback-steps.ts';
import type { LiveProps } from './live-props.ts';
import { useTexts } from '#/domain/answer/review/texts.ts';

/** The way on, in the place where the answer's button was. */
export function FeedbackBar({ snapshot, send }: LiveProps) {
  const { t } = useTexts();
  const busy = isGoingOn(snapshot);
  const asking = snapshot.matches({ flow: { feedback: 'askingFollowUp' } });
  return (
    <div className="sticky bottom-0 z-10 border-t border-line bg-paper pb-[max(0.75rem,var(--safe-bottom))]">
      <div className="@container">
        <div className="mx-auto flex w-full max-w-2xl gap-3 px-4 pt-3 @max-3xs:flex-col-reverse">
          <Button
            variant="secondary"
            size="large"
            ready={!busy}
            onClick={() => send({ type: 'RE_RECORD' })}
          >
            <span className="whitespace-nowrap">{t('feedback.actions.reRecord')}</span>
          </Button>
          <Button
            size="large"
            wide
            busy={busy}
            ready={!asking}
            onClick={() => send({ type: 'NEXT' })}
          >
            {t(`feedback.actions.${leadsTo(snapshot)}`)}
          </Button>
        </div>
      </div>
    </div>
  );
}
