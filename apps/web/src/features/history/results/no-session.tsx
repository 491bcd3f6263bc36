import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { ResultsFrame } from './results-frame.tsx';
import { NewInterview, ToRecords } from './ways-out.tsx';
import { useTexts } from './texts.ts';

/** The address after an interview, without one. */
export function NoSession() {
  const { t } = useTexts();
  return (
    <ResultsFrame>
      <Card>
        <ErrorState
          title={t('results.failed.title')}
          text={t('results.noSession')}
          action={
            <>
              <NewInterview />
              <ToRecords variant="secondary" />
            </>
          }
        />
      </Card>
    </ResultsFrame>
  );
}
