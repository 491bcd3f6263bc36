import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { Card } from '#/ui/card.tsx';
import { GatedButton } from './gated-button.tsx';

type Props = { readonly ready: boolean; readonly onCheck: () => void };

/** The check comes before the questions are made, and nobody has to take it. */
export function DeviceOffer({ ready, onCheck }: Props) {
  const { t } = useTranslation();
  return (
    <Card title={t('setup.check.offerTitle')}>
      <p className="text-ink-soft">{t('setup.check.offerText')}</p>
      <div className="mt-4">
        <GatedButton type="button" variant="secondary" ready={ready} onClick={onCheck}>
          {t('setup.check.offerButton')}
        </GatedButton>
      </div>
    </Card>
  );
}
