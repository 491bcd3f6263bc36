import type { Session } from '@daedap/contract/interviews';
import { pages } from '@daedap/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#/domain/session/load-failure.tsx';
import { ApiError } from '#/lib/api/api-error.ts';
import { leaveAsked } from '#/lib/leave-asked.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { attemptsQuery } from './api/get-attempts.ts';
import { CompareSkeleton } from './compare-skeleton.tsx';
import { Comparison } from './comparison.tsx';
import { RetakeButton } from './retake-button.tsx';
import { useChosenPair } from './use-chosen-pair.ts';
import { useTexts } from './texts.ts';

type Props = { readonly session: Session; readonly questionId: number };

/** Two attempts at one question, side by side. */
export function CompareView({ session, questionId }: Props) {
  const { t } = useTexts();
  const { data: attempts, error, refetch } = useQuery(attemptsQuery(session.id, questionId));
  const { pair, choose } = useChosenPair(attempts ?? []);
  if (pair && attempts) {
    return <Comparison session={session} attempts={attempts} pair={pair} onChoose={choose} />;
  }
  const only = attempts?.[0];
  if (only) {
    return (
      <Card title={t('compare.once.title')}>
        <p className="font-semibold wrap-anywhere">{only.question.question}</p>
        <p className="mt-2 mb-5 text-ink-soft text-pretty">{t('compare.once.text')}</p>
        <RetakeButton session={session} attempt={only} label={t('compare.once.retake')} />
      </Card>
    );
  }
  if (attempts || (error instanceof ApiError && error.status === 404)) return <Missing />;
  if (!error) return <CompareSkeleton />;
  return (
    <Card>
      <LoadFailure
        title={t('compare.failed.title')}
        text={t('compare.failed.text')}
        error={error}
        onRetry={() => void refetch()}
      />
    </Card>
  );
}

function Missing() {
  const { t } = useTexts();
  return (
    <Card>
      <ErrorState
        title={t('compare.missing.title')}
        text={t('compare.missing.text')}
        action={
          <ButtonLink variant="secondary" to={pages.records} state={leaveAsked}>
            {t('compare.missing.toRecords')}
          </ButtonLink>
        }
      />
    </Card>
  );
}
