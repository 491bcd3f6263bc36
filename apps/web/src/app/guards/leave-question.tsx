import type { LeaveRule } from '@daedap/contract/pages';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { useTexts } from '#/lib/i18n/texts.ts';

type Props = {
  readonly question: Exclude<LeaveRule['question'], 'live'>;
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
};

export function LeaveQuestion({ question, open, onStay, onLeave }: Props) {
  const { t } = useTexts();
  return (
    <AlertDialog
      open={open}
      title={t(`shell.leave.${question}.title`)}
      text={t(`shell.leave.${question}.text`)}
      cancelLabel={t('shell.leave.stay')}
      confirmLabel={t('shell.leave.leave')}
      onCancel={onStay}
      onConfirm={onLeave}
    />
  );
}
