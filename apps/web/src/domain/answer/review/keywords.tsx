import { useId, useState } from 'react';
import { MoreButton } from './more-button.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly words: readonly string[];
  /** How many are shown before '+N'; all of them without it. */
  readonly shown?: number | undefined;
};

export function Keywords({ words, shown = words.length }: Props) {
  const { t } = useTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (words.length === 0) return null;
  const title = t('feedback.sections.keywords');
  return (
    <div>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <ul aria-labelledby={id} className="contents">
          {(open ? words : words.slice(0, shown)).map((word) => (
            <li key={word} className="rounded-full bg-sunken px-3 py-1 text-sm wrap-anywhere">
              {word}
            </li>
          ))}
        </ul>
        <MoreButton
          title={title}
          kind="words"
          hidden={words.length - shown}
          open={open}
          onToggle={() => setOpen(!open)}
        />
      </div>
    </div>
  );
}
