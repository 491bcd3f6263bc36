import { useId } from 'react';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import './texts.ts';

export function Keywords({ words }: { words: readonly string[] }) {
  const { t } = useTranslation();
  const id = useId();
  if (words.length === 0) return null;
  return (
    <div>
      <h3 id={id} className="font-semibold">
        {t('feedback.sections.keywords')}
      </h3>
      <ul aria-labelledby={id} className="mt-2 flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word} className="rounded-full bg-sunken px-3 py-1 text-sm wrap-anywhere">
            {word}
          </li>
        ))}
      </ul>
    </div>
  );
}
