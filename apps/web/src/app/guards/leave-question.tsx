import { AlertDialog } from '#/ui/alert-dialog.tsx';
import type { LeaveRule } from './route-rules.ts';
import { useTexts } from '#/lib/i18n/texts.ts';

type Props = {
  readonly kind: Exclude<LeaveRule['kind'], 'live'>;
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
};

export function LeaveQuestion({ kind, open, onStay, onLeave }: Props) {
  const { t } = useTexts();
  return (
    <AlertDialog
      open={open}
      title={t(`shell.leave.${kind}.title`)}
      text={t(`shell.leave.${kind}.text`)}
      cancelLabel={t('shell.leave.stay')}
      confirmLabel={t('shell.leave.leave')}
      onCancel={onStay}
      onConfirm={onLeave}
    />
  );
}
