import { shownAttempts } from '@daedap/contract/constants/interview';
import { scoreColourOf } from '@daedap/contract/grades';
import type { AnswerAttempt } from '@daedap/contract/interviews';
import { Card } from '#/ui/card.tsx';
import { scoreTextClass } from '#/ui/score-text-class.ts';
import { AttemptBadges, attemptName, scoreName, timeName } from './attempt-labels.tsx';
import { scoreOf } from './score-change.ts';
import { useTexts } from './texts.ts';

/** All attempts, newest first, marking the one that counts for the interview's score. */
export function AttemptList({ attempts }: { attempts: readonly AnswerAttempt[] }) {
  const { t } = useTexts();
  return (
    <Card title={t('compare.list.title')}>
      <ul className="flex flex-col divide-y divide-line">
        {attempts.toReversed().map((attempt, place) => (
          <li
            key={attempt.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0"
          >
            <span className="font-semibold">{attemptName(attempts, attempt)}</span>
            <span
              className={`font-bold tabular-nums ${scoreTextClass[scoreColourOf(scoreOf(attempt))]}`}
            >
              {scoreName(attempt)}
            </span>
            <time dateTime={attempt.createdAt} className="text-sm text-ink-soft">
              {timeName(attempt)}
            </time>
            <AttemptBadges attempt={attempt} newest={place === 0} />
          </li>
        ))}
      </ul>
      {attempts.length >= shownAttempts && (
        <p className="mt-3 text-sm text-ink-soft">
          {t('compare.list.recent', { count: shownAttempts })}
        </p>
      )}
      {attempts.some(({ retake }) => retake) && (
        <p className="mt-3 text-sm text-ink-soft">{t('compare.list.retakes')}</p>
      )}
    </Card>
  );
}
