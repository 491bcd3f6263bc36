type Props = { readonly before: string; readonly quote: string; readonly after: string };

/** Someone's words, with the ones that counted marked. */
export function Quote({ before, quote, after }: Props) {
  return (
    <p>
      “{before}
      <mark className="rounded-sm bg-accent-soft box-decoration-clone px-0.5 font-semibold text-accent-ink">
        {quote}
      </mark>
      {after}”
    </p>
  );
}
