import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly state: 'offered' | 'asking' | 'added' | 'none' | 'failed';
  /** The question, once it is added. */
  readonly question: string | null;
  readonly onAsk: () => void;
};

/** Offers a follow-up question. */
export function FollowUpOffer({ state, question, onAsk }: Props) {
  const { t } = useTexts();
  const askable = state === 'offered' || state === 'asking' || state === 'failed';
  return (
    <Card title={t('feedback.followUp.title')}>
      <output className="block">
        {state === 'added' && question !== null && (
          <q className="mb-1 block text-lg font-bold wrap-anywhere">{question}</q>
        )}
        <span className="text-ink-soft">{t(`feedback.followUp.${state}`)}</span>
      </output>
      {askable && (
        <div className="mt-4">
          <Button variant="secondary" busy={state === 'asking'} onClick={onAsk}>
            {t(state === 'failed' ? 'common.retry' : 'feedback.followUp.ask')}
          </Button>
        </div>
      )}
    </Card>
  );
}
