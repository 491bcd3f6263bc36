import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-style.ts';
import { SpinnerMark } from './spinner-mark.tsx';

type Props = Omit<ComponentProps<'button'>, 'className' | 'disabled'> &
  ButtonLook & {
    /** Busy buttons keep their place and their focus, and do nothing. */
    readonly busy?: boolean;
    /** Something has to be done first: until then as with `busy`, but nothing turns. Say what with `aria-describedby`. */
    readonly ready?: boolean;
  };

export function Button({
  variant,
  size,
  wide,
  busy = false,
  ready = true,
  type,
  onClick,
  children,
  ...rest
}: Props) {
  const acts = ready && !busy;
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ variant, size, wide })}
      aria-disabled={!acts || undefined}
      onClick={(event) => {
        if (acts) onClick?.(event);
        else event.preventDefault();
      }}
    >
      {busy && <SpinnerMark />}
      {children}
    </button>
  );
}
