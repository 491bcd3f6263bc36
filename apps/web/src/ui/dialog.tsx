import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';

type Props = {
  readonly open: boolean;
  readonly title: string;
  /** The safe choice: Escape takes it. */
  readonly onDismiss: () => void;
  /** Escape does nothing while something is under way. */
  readonly locked?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  readonly describedBy?: string;
  /** Where focus starts; the browser's choice otherwise. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/** The native element keeps focus inside, makes the page behind it inert and gives focus back when it closes. */
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
    // Where it does not fit the screen it is read from its title on, not from the button that has the focus.
    dialog.scrollTop = 0;
  }, [open, initialFocus]);

  return (
    <dialog
      ref={element}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // `open` alone closes it: the browser's own close is reported late, and a click can come between.
        event.preventDefault();
        if (!locked) onDismiss();
      }}
      onClose={(event) => {
        // Late as well: by now it may be open again.
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
