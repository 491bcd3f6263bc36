import { pages } from '@daedap/contract/pages';
import { apiOrigin } from '#/lib/env.ts';
import { useTexts } from './texts.ts';

/**
 * Stands with every score. It opens a tab of its own, because it must not end an interview. The phone app has no tabs: it
 * opens addresses of other hosts in the phone's browser, so there the page is the server's.
 */
export function HowWeScoreLink() {
  const { t } = useTexts();
  return (
    <a
      href={`${apiOrigin}${pages.howWeScore}`}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center gap-1 text-sm text-ink-soft underline underline-offset-4 hover:text-ink print:hidden"
    >
      {t('sessions.howWeScore.link')}
      <svg
        viewBox="0 0 24 24"
        width="14"
        height="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M7 17 17 7M9 7h8v8" />
      </svg>{' '}
      <span className="sr-only">{t('sessions.howWeScore.newTab')}</span>
    </a>
  );
}
