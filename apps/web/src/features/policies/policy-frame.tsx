import { policyVersion } from '@daedap/contract/constants/accounts';
import { pages } from '@daedap/contract/pages';
import { useId } from 'react';
import { Link } from '#/lib/router/link.tsx';
import type { useSite } from '#/domain/account/use-site.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly page: 'privacy' | 'terms';
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly site: ReturnType<typeof useSite>;
};

/** The privacy notice and the terms look alike: sections of short lines, and who is responsible. */
export function PolicyFrame({ page, sections, site }: Props) {
  const { t } = useTexts();
  const title = t(`policies.${page}.title`);
  usePageTitle(title);
  const other = page === 'privacy' ? 'terms' : 'privacy';
  return (
    <div className="page-width max-w-3xl py-8 sm:py-12">
      <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">{title}</h1>
      <p className="mt-3 text-lg text-pretty text-ink-soft">{t(`policies.${page}.lead`)}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {t('policies.version', { version: policyVersion })}
      </p>
      <div className="mt-6">
        {sections.map(({ title: heading, lines }) => (
          <Section key={heading} title={heading} lines={lines} />
        ))}
      </div>
      <div className="border-t border-line pt-6">
        <p className="wrap-anywhere">{operatorText(site, t)}</p>
        <Link
          to={pages[other]}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-4"
        >
          {t(`policies.toOther.${other}`)}
        </Link>
      </div>
    </div>
  );
}

function operatorText(state: Props['site'], t: ReturnType<typeof useTexts>['t']): string {
  if (state.status !== 'known') return t(`policies.${state.status}`);
  const { name, contact } = state.site.operator;
  const operator = [name, contact].filter(Boolean).join(', ');
  return operator === '' ? t('policies.noOperator') : t('policies.operator', { operator });
}

function Section({ title, lines }: Props['sections'][number]) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-6">
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      <ul className="mt-3 list-disc space-y-2 pl-5 text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
