import { pages } from '@daedap/contract/pages';
import type { ReactNode } from 'react';
import { Link } from '#/lib/router/link.tsx';
import { useTexts } from '#/lib/i18n/texts.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { Card } from '#/ui/card.tsx';

type Props = {
  readonly title: string;
  readonly text: string;
  /** The link to the other of the two pages. */
  readonly question: string;
  readonly otherPage: string;
  readonly otherLabel: string;
  readonly children: ReactNode;
};

const textLinkClass =
  'inline-flex min-h-11 items-center px-1 font-semibold text-accent-ink underline underline-offset-4';

/** The frame of sign-in and registration. */
export function AuthFrame({ title, text, question, otherPage, otherLabel, children }: Props) {
  const { t } = useTexts();
  usePageTitle(title);
  return (
    <div className="bg-[radial-gradient(48rem_28rem_at_50%_0%,var(--accent-soft),transparent_70%)]">
      <div className="mx-auto max-w-md px-4 py-10 sm:py-16">
        <h1 className="text-3xl font-extrabold tracking-tight">{title}</h1>
        <p className="mt-2 mb-6 text-ink-soft">{text}</p>
        <Card>{children}</Card>
        <p className="mt-5 text-center text-ink-soft">
          {question}{' '}
          <Link to={otherPage} className={textLinkClass}>
            {otherLabel}
          </Link>
        </p>
        <p className="text-center">
          <Link to={pages.landing} className={textLinkClass}>
            {t('common.toHome')}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** The address of a page with the redirect of the current one. */
export function withRedirect(page: string, query: URLSearchParams): string {
  const redirect = query.get('redirect');
  return redirect === null ? page : `${page}?${new URLSearchParams({ redirect }).toString()}`;
}
