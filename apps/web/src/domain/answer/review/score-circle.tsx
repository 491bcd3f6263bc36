import { feedbackToneOf, gradeOf, type ScoreColour, scoreColourOf } from '@daedap/contract/grades';
import { Ring } from '#/ui/ring.tsx';
import { scoreTextClass } from '#/ui/score-text-class.ts';
import { useTexts } from './texts.ts';

const ringSize = 128;

/** The ring is drawn in the accent: here that is the score's colour. */
const ringClass = {
  green: '[--accent-ink:var(--score-green)]',
  blue: '[--accent-ink:var(--score-blue)]',
  amber: '[--accent-ink:var(--score-amber)]',
  red: '[--accent-ink:var(--score-red)]',
  grey: '[--accent-ink:var(--score-grey)]',
} as const satisfies Record<ScoreColour, string>;

/** One number, what it is called, and one sentence. */
export function ScoreCircle({ score }: { score: number }) {
  const { t, language } = useTexts();
  const shown = Math.round(Math.min(100, Math.max(0, score)));
  const { grade, [language]: name } = gradeOf(shown);
  const colour = scoreColourOf(shown);
  return (
    <div className="@container">
      <div className="flex flex-col items-center gap-x-6 gap-y-3 text-center @sm:flex-row @sm:text-left">
        <div className={ringClass[colour]}>
          <Ring
            label={t('feedback.score.label', { score: shown, grade, name })}
            part={shown / 100}
            size={ringSize}
          >
            <span className={`text-4xl font-extrabold ${scoreTextClass[colour]}`}>{shown}</span>
            <span className="text-sm text-ink-soft">{t('feedback.score.unit')}</span>
          </Ring>
        </div>
        <div>
          {/* The ring's words have said it. */}
          <p aria-hidden="true" className={`text-lg font-bold ${scoreTextClass[colour]}`}>
            {t('feedback.score.grade', { grade, name })}
          </p>
          <p className="mt-1 text-xl font-bold text-balance">
            {t(`feedback.tone.${feedbackToneOf(shown)}`)}
          </p>
        </div>
      </div>
    </div>
  );
}
