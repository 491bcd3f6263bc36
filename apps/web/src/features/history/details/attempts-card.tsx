import type { UserAnswer } from '@daedap/contract/interviews';
import { Score } from '#/domain/session/score.tsx';
import { shortDateAndTimeText } from '#/lib/time/date-text.ts';
import { Badge } from '#/ui/badge.tsx';
import { ButtonLink } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { analysisStatusText } from './analysis-status-text.ts';
import { useTexts } from './texts.ts';
import { inPlace, searchOf } from './use-selection.ts';

/** All attempts at a question, oldest first, with a link to compare them. */
export function AttemptsCard({ answer }: { answer: UserAnswer }) {
  const { t } = useTexts();
  return (
    <Card title={t('details.attempts.title')}>
      <ol className="divide-y divide-line">
        {answer.attempts.map((attempt, index) => (
          <li key={attempt.id} className="flex items-center gap-x-4 py-3 first:pt-0">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                {t('details.attempts.number', { number: index + 1 })}
                {attempt.retake && <Badge>{t('details.attempts.retake')}</Badge>}
                {attempt.id === answer.id && (
                  <Badge tone="accent">{t('details.attempts.counts')}</Badge>
                )}
              </p>
              <time dateTime={attempt.createdAt} className="text-sm text-ink-soft">
                {shortDateAndTimeText(new Date(attempt.createdAt))}
              </time>
            </div>
            {attempt.analysisStatus === 'completed' ? (
              <Score value={attempt.score} size="medium" />
            ) : (
              <span className="text-sm text-ink-soft">
                {analysisStatusText(attempt.analysisStatus)}
              </span>
            )}
          </li>
        ))}
      </ol>
      <div className="mt-3">
        <ButtonLink variant="secondary" to={searchOf(answer.questionId, true)} {...inPlace}>
          {t('details.attempts.compare')}
        </ButtonLink>
      </div>
    </Card>
  );
}
