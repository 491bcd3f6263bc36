import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { useTexts } from './texts.ts';

type Props = { readonly ready: boolean; readonly onCheck: () => void };

/** The check comes before the questions are made, and nobody has to take it. */
export function DeviceOffer({ ready, onCheck }: Props) {
  const { t } = useTexts();
  return (
    <Card title={t('setup.check.offerTitle')}>
      <p className="text-ink-soft">{t('setup.check.offerText')}</p>
      <div className="mt-4">
        <Button variant="secondary" ready={ready} onClick={onCheck}>
          {t('setup.check.offerButton')}
        </Button>
      </div>
    </Card>
  );
}
