import { useRef, type ReactNode } from 'react';

type Props = {
  readonly label: string;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
};

/** Submits once at a time: a second press does nothing until the first has its response. */
export function Form({ label, onSubmit, children }: Props) {
  const running = useRef(false);
  const submit = async () => {
    if (running.current) return;
    running.current = true;
    try {
      await onSubmit();
    } finally {
      running.current = false;
    }
  };
  return (
    <form
      noValidate
      // Without scripts the browser sends the form itself: never in the address.
      method="post"
      aria-label={label}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
    </form>
  );
}
