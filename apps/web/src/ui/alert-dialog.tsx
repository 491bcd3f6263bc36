import { useId, useRef } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
};

/** Asks before something happens. Focus starts on the safe choice. */
export function AlertDialog(props: Props) {
  const { open, title, text, cancelLabel, confirmLabel, onCancel, onConfirm } = props;
  const safe = useRef<HTMLButtonElement>(null);
  const textId = useId();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      describedBy={textId}
      initialFocus={safe}
      onDismiss={onCancel}
    >
      <p id={textId} className="mt-2 text-ink-soft">
        {text}
      </p>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button ref={safe} variant="secondary" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button onClick={onConfirm}>{confirmLabel}</Button>
      </div>
    </Dialog>
  );
}
