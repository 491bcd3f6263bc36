import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { errorText } from '#/lib/api/error-text.ts';
import { reloadPage } from '#/lib/page-unload.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';

export function LoadFailure({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <Card>
      <ErrorState
        title={t('dashboard.failed.title')}
        text={errorText(error, t('dashboard.failed.text'))}
        action={
          <Button variant="secondary" onClick={() => reloadPage()}>
            {t('common.retry')}
          </Button>
        }
      />
    </Card>
  );
}
