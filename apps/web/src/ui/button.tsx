import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '#/lib/router/link.tsx';
import { SpinnerMark } from './loading.tsx';

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
} as const;

const sizes = {
  medium: 'min-h-11 px-4 text-base',
  large: 'min-h-13 px-6 text-[1.0625rem]',
} as const;

export type ButtonLook = {
  readonly variant?: keyof typeof variants | undefined;
  readonly size?: keyof typeof sizes | undefined;
  readonly wide?: boolean | undefined;
};

/** The look of a button, for Button (an action) and ButtonLink (a link). */
export function buttonClass({ variant = 'primary', size = 'medium', wide = false }: ButtonLook) {
  return [
    'inline-flex items-center justify-center gap-2 rounded-control py-2 text-center font-semibold transition-colors',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    variants[variant],
    sizes[size],
    wide ? 'w-full' : '',
  ].join(' ');
}

type Props = Omit<ComponentProps<'button'>, 'className' | 'disabled'> &
  ButtonLook & {
    /** A busy button keeps its place and its focus, but does nothing. */
    readonly busy?: boolean;
    /**
     * Something else has to be done first. Works like `busy`, but without a spinner. Explain it with
     * `aria-describedby`.
     */
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

type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonLook;

export function ButtonLink({ variant, size, wide, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, wide })} />;
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children'> & {
  readonly label: string;
  readonly children: ReactNode;
};

export const iconButtonClass =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft transition-colors hover:bg-sunken hover:text-ink';

/** A button that shows only an icon. Screen readers and tooltips get the label. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} aria-label={label} className={iconButtonClass} {...rest}>
      {children}
    </button>
  );
}
