import { mainCategories } from '@daedap/contract/categories';
import { SamplePreview } from './sample-preview.tsx';
import { useRotation } from './use-rotation.ts';
import { useTexts } from './texts.ts';

/** The four kinds of interview, one highlighted at a time with a sample of the product. */
export function CategoryHighlight() {
  const { t } = useTexts();
  const { active, choose, setResting } = useRotation(mainCategories.length);
  return (
    <div
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
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
      {/* All four share one place, so that the page does not jump with the length of a question. */}
      <div className="mt-5 grid">
        {mainCategories.map((category, place) => (
          <div
            key={category}
            className={`col-start-1 row-start-1 transition-[opacity,visibility] duration-250 ${place === active ? '' : 'invisible opacity-0'}`}
          >
            <SamplePreview category={category} />
          </div>
        ))}
      </div>
    </div>
  );
}
