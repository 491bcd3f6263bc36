import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from '#/ui/button-style.ts';

type Props = Omit<ComponentProps<'button'>, 'className' | 'disabled' | 'type'> &
  ButtonLook & {
    readonly type: 'button' | 'submit';
    /** Until then it keeps its place and its focus, and does nothing. */
    readonly ready: boolean;
  };

export function GatedButton({ variant, size, wide, ready, type, onClick, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass({ variant, size, wide })}
      aria-disabled={!ready || undefined}
      onClick={(event) => {
        if (ready) onClick?.(event);
        else event.preventDefault();
      }}
    />
  );
}
