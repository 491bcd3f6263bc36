import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'button'>, 'className' | 'children'> & {
  readonly label: string;
  readonly children: ReactNode;
};

export const iconButtonClass =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft transition-colors hover:bg-sunken hover:text-ink';

/** A button whose picture says it all to the eye; the label says it to everyone else. */
export function IconButton({ label, children, ...rest }: Props) {
  return (
    <button type="button" title={label} aria-label={label} className={iconButtonClass} {...rest}>
      {children}
    </button>
  );
}
