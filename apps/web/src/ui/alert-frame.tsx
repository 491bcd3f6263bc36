import { type ReactNode, type RefObject, useId } from 'react';
import { Dialog } from './dialog.tsx';

type Props = {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  /** The safe choice: it has the focus at first, and Escape takes it. */
  readonly safe: RefObject<HTMLButtonElement | null>;
  readonly onSafe: () => void;
  /** The buttons. */
  readonly children: ReactNode;
};

/** What interrupts a person: a title, a sentence, and what can be done about it. */
export function AlertFrame({ open, title, text, safe, onSafe, children }: Props) {
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
