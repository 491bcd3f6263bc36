import { useRef } from 'react';
import { AlertFrame } from './alert-frame.tsx';
import { Button } from './button.tsx';

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
  return (
    <AlertFrame open={open} title={title} text={text} safe={button} onSafe={onClose}>
      <Button ref={button} onClick={onClose}>
        {closeLabel}
      </Button>
    </AlertFrame>
  );
}
