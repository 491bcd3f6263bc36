import { getAttempts } from '@daedap/contract/calls/history';
import { analysisPollMs } from '@daedap/contract/constants/interview';
import { backupLinkMinutes } from '@daedap/contract/constants/storage';
import type { AnswerAttempt, Session } from '@daedap/contract/interviews';
import { pages } from '@daedap/contract/pages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#/domain/session/load-failure.tsx';
import { isPending } from '#/features/history/analysis-status.ts';
import { ApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { leaveConfirmed } from '#/lib/leave-confirmed.ts';
import { ButtonLink } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { Comparison } from './comparison.tsx';
import { RetakeButton } from './retake-button.tsx';
import { useTexts } from './texts.ts';
import { useAttemptPair } from './use-attempt-pair.ts';

/** Half the life of a link to a backup: links on the page never expire. */
const renewLinksMs = (backupLinkMinutes / 2) * 60_000;

type Props = { readonly session: Session; readonly questionId: number };

/** Compares two attempts at one question side by side. */
export function ComparePanel({ session, questionId }: Props) {
  const { t } = useTexts();
  const { data: attempts, error, refetch } = useQuery(attemptsQuery(session.id, questionId));
  const { pair, choose } = useAttemptPair(attempts ?? []);
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
          <ButtonLink variant="secondary" to={pages.history} state={leaveConfirmed}>
            {t('compare.missing.toRecords')}
          </ButtonLink>
        }
      />
    </Card>
  );
}

function CompareSkeleton() {
  const { t } = useTexts();
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <output className="sr-only">{t('common.loading')}</output>
      <Card>
        <div className="flex flex-col gap-4">
          <Skeleton width="70%" height="1.75rem" />
          <Skeleton width="90%" height="2.25rem" />
          <Skeleton width="100%" height="3rem" />
        </div>
      </Card>
      <div className="grid gap-5 lg:grid-cols-2">
        {(['table', 'changes'] as const).map((part) => (
          <Card key={part}>
            <Skeleton width="100%" height="14rem" />
          </Card>
        ))}
      </div>
    </div>
  );
}

function attemptsQuery(sessionId: number, questionId: number) {
  return queryOptions({
    queryKey: ['attempts', sessionId, questionId],
    queryFn: async ({ signal }) => {
      const params = { id: sessionId, questionId: String(questionId) };
      return (await call(getAttempts, { params, signal })).attempts;
    },
    refetchInterval: ({ state }) => nextRefetchMs(state.data),
    // People mostly come back after another attempt; a cached list would lack it.
    gcTime: 0,
  });
}

function nextRefetchMs(attempts: readonly AnswerAttempt[] = []): number | false {
  if (attempts.some(isPending)) return analysisPollMs;
  return attempts.some(({ backup }) => backup !== null) && renewLinksMs;
}
