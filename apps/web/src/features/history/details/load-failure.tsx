import { pages } from '@daedap/contract/pages';
import type { UseQueryResult } from '@tanstack/react-query';
import { errorText } from '#/lib/api/error-text.ts';
import { leaveAsked } from '#/lib/leave-asked.ts';
import { Button } from '#/ui/button.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly error: unknown;
  readonly query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
};

export function LoadFailure({ error, query }: Props) {
  const { t } = useTexts();
  return (
    <Card>
      <ErrorState
        title={t('details.failed.title')}
        text={errorText(error, t('details.failed.text'))}
        action={
          <>
            <Button busy={query.isFetching} onClick={() => void query.refetch()}>
              {t('common.retry')}
            </Button>
            <ButtonLink variant="secondary" to={pages.dashboard} state={leaveAsked}>
              {t('common.toDashboard')}
            </ButtonLink>
          </>
        }
      />
    </Card>
  );
}
