import { ageOf } from './age.ts';
import { useTexts } from './texts.ts';

type Props = { readonly createdAt: string; readonly now: number };

/** How long ago, with the exact moment for whoever points at it. */
export function When({ createdAt, now }: Props) {
  const { t, language } = useTexts();
  const age = ageOf(createdAt, now);
  const exact = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  // `always`: two days ago is counted too, where Korean has a word of its own for it.
  const ago = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return (
    <time dateTime={createdAt} title={exact.format(new Date(createdAt))}>
      {'count' in age ? ago.format(-age.count, age.name) : t(`dashboard.recent.${age.name}`)}
    </time>
  );
}
