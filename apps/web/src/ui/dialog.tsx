import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';

type Props = {
  readonly open: boolean;
  readonly title: string;
  /** The safe choice. Escape takes it. */
  readonly onDismiss: () => void;
  /** Escape does nothing while work is in progress. */
  readonly locked?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  readonly describedBy?: string;
  /** The element that gets the focus first; without it the browser chooses. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/** The native element keeps the focus inside, makes the page behind it inert and restores the focus when it closes. */
export function Dialog(props: Props) {
  const {
    open,
    title,
    onDismiss,
    locked = false,
    role,
    describedBy,
    initialFocus,
    children,
  } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (!open) {
      dialog.close();
      return;
    }
    dialog.showModal();
    initialFocus?.current?.focus();
    // A dialog that is taller than the screen starts at its title, not at the focused button.
    dialog.scrollTop = 0;
  }, [open, initialFocus]);

  return (
    <dialog
      ref={element}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // Only `open` closes it: the browser's close event comes late, and a click may come before it.
        event.preventDefault();
        if (!locked) onDismiss();
      }}
      onClose={(event) => {
        // This event comes late, too: by now the dialog may be open again.
        if (open && !event.currentTarget.open) onDismiss();
      }}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-card border border-line bg-surface p-6 text-ink shadow-card open:enter"
    >
      {open && (
        <>
          <h2 id={titleId} className="text-xl font-bold">
            {title}
          </h2>
          {children}
        </>
      )}
    </dialog>
  );
}
