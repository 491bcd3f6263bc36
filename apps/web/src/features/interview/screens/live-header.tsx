import { difficultyNames } from '@daedap/contract/category-names';
import { Button, IconButton } from '#/ui/button.tsx';
import { BackIcon } from '#/ui/icons.tsx';
import { placeOf } from '#/features/interview/interview-context.ts';
import { categoryLabel, followUpText } from './labels.ts';
import { isReal } from '#/features/interview/real/given-answers.ts';
import { WholeTime } from './real-parts.tsx';
import type { LiveProps } from '#/features/interview/interview-machine.ts';
import { useTexts } from '#/features/interview/texts.ts';

/** The ways out at both ends; between them, how far the interview has come. */
export function LiveHeader({ snapshot, send }: LiveProps) {
  const { t } = useTexts();
  const hasQuestions =
    snapshot.context.questions.length > 0 && !snapshot.matches({ flow: 'loading' });
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-paper pt-[var(--safe-top)]">
      <div className="page-width flex min-h-15 items-center gap-2 py-1.5 low:min-h-11 low:py-0">
        <IconButton label={t('interview.back')} onClick={() => send({ type: 'ASK_TO_LEAVE' })}>
          <BackIcon />
        </IconButton>
        <div className="min-w-0 flex-1">{hasQuestions && <HowFar snapshot={snapshot} />}</div>
        {hasQuestions && (
          <Button
            variant="quiet"
            aria-label={t(
              snapshot.context.start.retake ? 'interview.retake.end' : 'interview.endLong',
            )}
            onClick={() => send({ type: 'ASK_TO_END' })}
          >
            {t('interview.end')}
          </Button>
        )}
      </div>
    </header>
  );
}

function HowFar({ snapshot: { context } }: Pick<LiveProps, 'snapshot'>) {
  const { t, language } = useTexts();
  const { mainCategory, subCategory, difficulty } = context.config;
  const place = placeOf(context);
  const { number, total, percent } = place;
  const text = context.start.retake
    ? t('interview.retake.title')
    : t('interview.progress', { number, total });
  const followUps = followUpText(place);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <p className="font-semibold tabular-nums">{text}</p>
        {followUps && (
          <p className="tabular-nums max-sm:order-last max-sm:basis-full">{followUps}</p>
        )}
        <p className="min-w-0 truncate text-ink-soft max-sm:sr-only">
          {categoryLabel(mainCategory, subCategory, language)} ·{' '}
          {difficultyNames[difficulty][language]}
        </p>
        <WholeTime context={context} />
        <p
          aria-hidden="true"
          className={`ml-auto text-ink-soft tabular-nums ${isReal(context) ? 'max-sm:hidden' : ''}`}
        >
          {t('interview.percent', { percent })}
        </p>
      </div>
      <progress
        className="sr-only"
        aria-label={[text, followUps].filter(Boolean).join(', ')}
        max={100}
        value={percent}
      />
      <div aria-hidden="true" className="mt-1 h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-accent-ink transition-[width] duration-250"
          style={{ width: `${percent}%` }}
        />
      </div>
    </>
  );
}
