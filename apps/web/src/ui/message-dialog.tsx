import { useId, useRef } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
};

/** Says one thing that a person has to know before anything goes on. */
export function MessageDialog({ open, title, text, closeLabel, onClose }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const textId = useId();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      describedBy={textId}
      initialFocus={button}
      onDismiss={onClose}
    >
      <p id={textId} className="mt-2 text-pretty text-ink-soft">
        {text}
      </p>
      <div className="mt-6 flex flex-col sm:flex-row sm:justify-end">
        <Button ref={button} onClick={onClose}>
          {closeLabel}
        </Button>
      </div>
    </Dialog>
  );
}
