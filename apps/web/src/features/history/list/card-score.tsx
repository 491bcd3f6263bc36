import { scoreColourOf } from '@daedap/contract/grades';
import { Score } from '#/domain/session/score.tsx';
import { scoreTextClass } from '#/ui/score-text-class.ts';
import { useTexts } from './texts.ts';

export function CardScore({ score }: { score: number | null }) {
  const { t } = useTexts();
  if (score !== null) return <Score value={score} size="medium" />;
  return (
    <span className={`font-semibold ${scoreTextClass[scoreColourOf(null)]}`}>
      {t('records.card.analysing')}
    </span>
  );
}
