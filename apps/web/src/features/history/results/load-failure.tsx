import { ApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/api/error-text.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import type { Retry } from './missing-results.tsx';
import { ResultsFrame } from './results-frame.tsx';
import { NewInterview } from './ways-out.tsx';
import { useTexts } from './texts.ts';

type Props = Retry & { readonly error: Error };

export function LoadFailure({ error, busy, onRetry }: Props) {
  const { t } = useTexts();
  // Stands only until sign-in opens.
  const signedOut = error instanceof ApiError && error.status === 401;
  return (
    <ResultsFrame>
      <Card>
        <ErrorState
          title={t('results.failed.title')}
          text={
            signedOut ? t('results.failed.noToken') : errorText(error, t('results.failed.text'))
          }
          action={
            <>
              <Button busy={busy} onClick={onRetry}>
                {t('common.retry')}
              </Button>
              <NewInterview variant="secondary" />
            </>
          }
        />
      </Card>
    </ResultsFrame>
  );
}
