import { useRef } from 'react';
import { AlertFrame } from './alert-frame.tsx';
import { Button } from './button.tsx';

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
  return (
    <AlertFrame open={open} title={title} text={text} safe={safe} onSafe={onCancel}>
      <Button ref={safe} variant="secondary" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button onClick={onConfirm}>{confirmLabel}</Button>
    </AlertFrame>
  );
}
