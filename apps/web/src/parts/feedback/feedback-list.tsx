import { useId } from 'react';

type Props = { readonly title: string; readonly items: readonly string[]; readonly sign: string };

/** Sentences under a heading; nothing at all where there are none. */
export function FeedbackList({ title, items, sign }: Props) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-2 flex flex-col gap-2">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5 wrap-anywhere">
            <span aria-hidden="true" className="font-bold text-accent-ink">
              {sign}
            </span>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
