import { type ReactNode, type RefObject, useId, useRef } from 'react';
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
  return (
    <AlertFrame open={open} title={title} text={text} safe={safe} onSafe={onCancel}>
      <Button ref={safe} variant="secondary" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button onClick={onConfirm}>{confirmLabel}</Button>
    </AlertFrame>
  );
}

type MessageDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
};

/** Tells the user something that has to be read before the app continues. */
export function MessageDialog({ open, title, text, closeLabel, onClose }: MessageDialogProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <AlertFrame open={open} title={title} text={text} safe={button} onSafe={onClose}>
      <Button ref={button} onClick={onClose}>
        {closeLabel}
      </Button>
    </AlertFrame>
  );
}

type AlertFrameProps = {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  /** The safe choice. It has the focus first, and Escape takes it. */
  readonly safe: RefObject<HTMLButtonElement | null>;
  readonly onSafe: () => void;
  /** The buttons. */
  readonly children: ReactNode;
};

/** A dialog that interrupts the user: a title, a sentence and buttons. */
function AlertFrame({ open, title, text, safe, onSafe, children }: AlertFrameProps) {
  const textId = useId();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      describedBy={textId}
      initialFocus={safe}
      onDismiss={onSafe}
    >
      <p id={textId} className="mt-2 text-pretty text-ink-soft">
        {text}
      </p>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>
    </Dialog>
  );
}
