import { mainCategories } from '@daedap/contract/categories';
import { landingRotationMs } from '@daedap/contract/constants/navigation';
import { useEffect, useState } from 'react';
import { useMediaQuery } from '#/lib/use-media-query.ts';
import { SamplePreview } from './sample-preview.tsx';
import { useTexts } from './texts.ts';

/** The four interview categories. One at a time is highlighted, with a sample of the product. */
export function CategoryHighlight() {
  const { t } = useTexts();
  const { active, choose, setPaused } = useRotation(mainCategories.length);
  return (
    <div
      data-rotation
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 sm:grid-cols-4">
        <legend className="sr-only">{t('landing.categories.label')}</legend>
        {mainCategories.map((category, place) => (
          <button
            key={category}
            type="button"
            aria-pressed={place === active}
            onClick={() => choose(place)}
            className="min-h-11 rounded-full border border-line bg-surface px-3 font-semibold whitespace-nowrap text-ink-soft transition-colors duration-250 hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
          >
            {t(`landing.categories.${category}`)}
          </button>
        ))}
      </fieldset>
      {/* All four share one grid cell, so that the page does not jump when a question is longer. */}
      <div className="mt-5 grid">
        {mainCategories.map((category, place) => (
          <div
            key={category}
            data-shown={place === active}
            className="col-start-1 row-start-1 transition-[opacity,visibility] duration-250 data-[shown=false]:invisible data-[shown=false]:opacity-0"
          >
            <SamplePreview category={category} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The parts of the page that the build has rendered, if the browser shows it: it may have moved before the app ran. */
const htmlOfBuild = () =>
  typeof document === 'undefined' ? null : document.querySelector('[data-rotation]');

function shownInHtml(): number {
  const chips = htmlOfBuild()?.querySelectorAll('[aria-pressed]') ?? [];
  return [...chips].findIndex((chip) => chip.getAttribute('aria-pressed') === 'true');
}

const isTouchedInHtml = (): boolean => htmlOfBuild()?.matches(':hover, :focus-within') ?? false;

/** Moves through `count` items until the user chooses one. Pauses under the pointer and while focused. */
function useRotation(count: number) {
  const [active, setActive] = useState(() => Math.max(0, shownInHtml()));
  const [chosen, setChosen] = useState(false);
  const [paused, setPaused] = useState(isTouchedInHtml);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const moving = !chosen && !paused && !still;

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => setActive((place) => (place + 1) % count), landingRotationMs);
    return () => clearInterval(timer);
  }, [count, moving]);

  const choose = (place: number) => {
    setChosen(true);
    setActive(place);
  };
  return { active, choose, setPaused };
}
