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

/** How a button looks, whether it acts (Button) or leads somewhere (ButtonLink). */
export function buttonClass({ variant = 'primary', size = 'medium', wide = false }: ButtonLook) {
  return [
    'inline-flex items-center justify-center gap-2 rounded-control py-2 text-center font-semibold transition-colors',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    variants[variant],
    sizes[size],
    wide ? 'w-full' : '',
  ].join(' ');
}
