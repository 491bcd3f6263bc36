import { errorText } from '#/lib/api/error-text.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly error: unknown;
  readonly busy: boolean;
  readonly onRetry: () => void;
};

export function LoadFailure({ error, busy, onRetry }: Props) {
  const { t } = useTexts();
  return (
    <Card>
      <ErrorState
        title={t('records.failed.title')}
        text={errorText(error, t('records.failed.text'))}
        action={
          <Button variant="secondary" busy={busy} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      />
    </Card>
  );
}
