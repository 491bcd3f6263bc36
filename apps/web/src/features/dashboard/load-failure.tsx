import { errorText } from '#/lib/api/error-text.ts';
import { reloadPage } from '#/lib/page-unload.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { useTexts } from './texts.ts';

export function LoadFailure({ error }: { error: unknown }) {
  const { t } = useTexts();
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
