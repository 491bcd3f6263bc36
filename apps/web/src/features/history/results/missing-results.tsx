import { Button } from '#/ui/button.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { Arriving } from './arriving.tsx';
import { LostPicture, UnsentPicture } from './pictures.tsx';
import { NewInterview, ToRecords } from './ways-out.tsx';
import { useTexts } from './texts.ts';

/** No such interview, or somebody else's. */
export function MissingResults() {
  const { t } = useTexts();
  return (
    <Arriving>
      <EmptyState
        picture={<LostPicture />}
        title={t('results.missing.title')}
        text={t('results.missing.text')}
        action={<ToRecords />}
      />
    </Arriving>
  );
}

export type Retry = { readonly busy: boolean; readonly onRetry: () => void };

/** An interview of this device of which the server has not heard. */
export function UnsentResults({ busy, onRetry }: Retry) {
  const { t } = useTexts();
  return (
    <Arriving>
      <EmptyState
        picture={<UnsentPicture />}
        title={t('results.unsent.title')}
        text={t('results.unsent.text')}
        action={
          <>
            <Button busy={busy} onClick={onRetry}>
              {t('common.retry')}
            </Button>
            <NewInterview variant="secondary" />
          </>
        }
      />
    </Arriving>
  );
}
