import { useId, useState } from 'react';
import { MoreButton } from './more-button.tsx';

type Props = {
  readonly title: string;
  readonly items: readonly string[];
  readonly sign: string;
  /** How many are shown before '+N more'; all of them without it. */
  readonly shown?: number | undefined;
};

/** Sentences under a heading; nothing at all where there are none. */
export function FeedbackList({ title, items, sign, shown = items.length }: Props) {
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
