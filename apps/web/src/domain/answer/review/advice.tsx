import {
  shownImprovements,
  shownKeywords,
  shownStrengths,
} from '@daedap/contract/constants/interview';
import type { UserAnswer } from '@daedap/contract/interviews';
import { useId, useState } from 'react';
import { Button } from '#/ui/button.tsx';
import { useTexts } from './texts.ts';

type AdviceProps = Pick<UserAnswer, 'feedback' | 'strengths' | 'improvements' | 'keywords'> & {
  /** Shows the first few of each list, and the rest on demand. */
  readonly isShortened?: boolean;
};

/** The sentences about an answer: feedback, strengths, improvements and keywords. */
export function Advice(props: AdviceProps) {
  const { feedback, strengths, improvements, keywords, isShortened = false } = props;
  const { t } = useTexts();
  const limit = (count: number) => (isShortened ? count : undefined);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-pretty wrap-anywhere empty:hidden">{feedback}</p>
      <FeedbackList
        title={t('feedback.sections.strengths')}
        items={strengths}
        sign="✓"
        shown={limit(shownStrengths)}
      />
      <FeedbackList
        title={t('feedback.sections.improvements')}
        items={improvements}
        sign="→"
        shown={limit(shownImprovements)}
      />
      <Keywords words={keywords} shown={limit(shownKeywords)} />
    </div>
  );
}

type FeedbackListProps = {
  readonly title: string;
  readonly items: readonly string[];
  readonly sign: string;
  /** How many are shown before '+N more'; all of them without it. */
  readonly shown?: number | undefined;
};

/** Sentences under a heading; nothing where there are none. */
export function FeedbackList({ title, items, sign, shown = items.length }: FeedbackListProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <div>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-2 flex flex-col gap-2">
        {(open ? items : items.slice(0, shown)).map((item) => (
          <li key={item} className="flex gap-2.5 wrap-anywhere">
            <span aria-hidden="true" className="font-bold text-accent-ink">
              {sign}
            </span>
            {item}
          </li>
        ))}
      </ul>
      <div className="mt-1 -ml-4 empty:hidden">
        <MoreButton
          title={title}
          kind="items"
          hidden={items.length - shown}
          open={open}
          onToggle={() => setOpen(!open)}
        />
      </div>
    </div>
  );
}

type KeywordsProps = {
  readonly words: readonly string[];
  /** How many are shown before '+N'; all of them without it. */
  readonly shown: number | undefined;
};

function Keywords({ words, shown = words.length }: KeywordsProps) {
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

type MoreButtonProps = {
  /** What there is more of. */
  readonly title: string;
  readonly kind: 'items' | 'words';
  readonly hidden: number;
  readonly open: boolean;
  readonly onToggle: () => void;
};

/** '+N more': shows the rest of a list, and hides it again. */
function MoreButton({ title, kind, hidden, open, onToggle }: MoreButtonProps) {
  const { t } = useTexts();
  if (hidden <= 0) return null;
  const action = open ? t('feedback.more.less') : t(`feedback.more.${kind}`, { number: hidden });
  return (
    <Button
      variant="quiet"
      aria-expanded={open}
      aria-label={t('feedback.more.of', { title, action })}
      onClick={onToggle}
    >
      {action}
    </Button>
  );
}
