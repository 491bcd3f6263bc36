import { pages } from '@daedap/contract/pages';
import type { Profile } from '@daedap/contract/users';
import type { ReactNode } from 'react';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { Link } from 'react-router';
import { Badge } from '#/ui/badge.tsx';

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0 sm:grid-cols-[10rem_1fr] sm:items-center">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

export function ProfileDetails({ profile }: { profile: Profile }) {
  const { t, language } = useTranslation();
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const sessions = profile.sessionCount.toLocaleString(language);
  return (
    <dl>
      <Row label={t('account.profile.name')}>{profile.username}</Row>
      <Row label={t('account.profile.email')}>{profile.email}</Row>
      {profile.role === 'admin' && (
        <Row label={t('account.profile.role')}>
          <span className="flex flex-wrap items-center gap-x-3">
            <Badge tone="accent">{t('account.profile.admin')}</Badge>
            <Link
              to={pages.admin}
              className="inline-flex min-h-11 items-center text-accent-ink underline underline-offset-4"
            >
              {t('account.profile.toAdmin')}
            </Link>
          </span>
        </Row>
      )}
      <Row label={t('account.profile.since')}>
        <time dateTime={profile.createdAt}>{since.format(new Date(profile.createdAt))}</time>
      </Row>
      <Row label={t('account.profile.sessions')}>
        {t('account.profile.sessionCount', { number: sessions })}
      </Row>
    </dl>
  );
}
