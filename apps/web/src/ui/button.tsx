import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-style.ts';
import { SpinnerMark } from './spinner-mark.tsx';

type Props = Omit<ComponentProps<'button'>, 'className' | 'disabled'> &
  ButtonLook & {
    /** Busy buttons keep their place and their focus, and do nothing. */
    readonly busy?: boolean;
  };

export function Button({
  variant,
  size,
  wide,
  busy = false,
  type,
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ variant, size, wide })}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <SpinnerMark />}
      {children}
    </button>
  );
}
