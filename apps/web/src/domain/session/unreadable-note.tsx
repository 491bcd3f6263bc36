import { Notice } from '#/ui/notice.tsx';
import { useTexts } from './texts.ts';

type Props = { readonly of: 'sessions' | 'answers'; readonly count: number | undefined };

/** Says how many rows of a list this version of the app cannot read. */
export function UnreadableNote({ of, count = 0 }: Props) {
  const { t } = useTexts();
  if (count === 0) return null;
  return (
    <Notice tone="info">
      <p className="text-pretty">{t(`sessions.unreadable.${of}`, { count })}</p>
    </Notice>
  );
}
