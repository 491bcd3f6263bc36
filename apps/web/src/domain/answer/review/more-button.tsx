import { Button } from '#/ui/button.tsx';
import { useTexts } from './texts.ts';

type Props = {
  /** What there is more of. */
  readonly title: string;
  readonly kind: 'items' | 'words';
  readonly hidden: number;
  readonly open: boolean;
  readonly onToggle: () => void;
};

/** '+N more': shows the rest of a list, and puts it away again. */
export function MoreButton({ title, kind, hidden, open, onToggle }: Props) {
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
