import { preparationSeconds } from '@daedap/contract/constants/interview';
import { pages } from '@daedap/contract/pages';
import { BubblePicture } from '#/ui/bubble-picture.tsx';
import { ButtonLink } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { useTexts } from './texts.ts';

const steps = ['choose', 'answer', 'review'] as const;

/** Shown before the first session: what will be here, and how to get there. */
export function Newcomer() {
  const { t } = useTexts();
  return (
    <Card>
      <div className="flex flex-col items-center gap-6 text-center sm:flex-row sm:gap-10 sm:text-left">
        <div className="shrink-0 text-accent-ink">
          <BubblePicture>
            <path d="M32 36h56M32 54h34" />
          </BubblePicture>
        </div>
        <div>
          <h2 className="text-2xl font-bold">{t('dashboard.newcomer.title')}</h2>
          <p className="mt-2 text-pretty text-ink-soft">{t('dashboard.newcomer.text')}</p>
          <ol className="mt-5 flex flex-col gap-3 text-left">
            {steps.map((step, place) => (
              <li key={step} className="flex items-center gap-3 font-semibold">
                <span
                  aria-hidden="true"
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink tabular-nums"
                >
                  {place + 1}
                </span>
                {t(`dashboard.newcomer.${step}`, { seconds: preparationSeconds })}
              </li>
            ))}
          </ol>
          <div className="mt-6">
            <ButtonLink to={pages.setup} variant="secondary">
              {t('dashboard.newcomer.button')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Card>
  );
}
