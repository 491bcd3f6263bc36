import { pages } from '@daedap/contract/pages';
import type { Profile } from '@daedap/contract/users';
import { Link } from 'react-router';
import { Badge } from '#/ui/badge.tsx';
import { ProfileRow } from './profile-row.tsx';
import { useTexts } from './texts.ts';

export function ProfileDetails({ profile }: { profile: Profile }) {
  const { t, language } = useTexts();
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const sessions = profile.sessionCount.toLocaleString(language);
  return (
    <dl>
      <ProfileRow label={t('account.profile.name')}>{profile.username}</ProfileRow>
      <ProfileRow label={t('account.profile.email')}>{profile.email}</ProfileRow>
      {profile.role === 'admin' && (
        <ProfileRow label={t('account.profile.role')}>
          <span className="flex flex-wrap items-center gap-x-3">
            <Badge tone="accent">{t('account.profile.admin')}</Badge>
            <Link
              to={pages.admin}
              className="inline-flex min-h-11 items-center text-accent-ink underline underline-offset-4"
            >
              {t('account.profile.toAdmin')}
            </Link>
          </span>
        </ProfileRow>
      )}
      <ProfileRow label={t('account.profile.since')}>
        <time dateTime={profile.createdAt}>{since.format(new Date(profile.createdAt))}</time>
      </ProfileRow>
      <ProfileRow label={t('account.profile.sessions')}>
        {t('account.profile.sessionCount', { number: sessions })}
      </ProfileRow>
    </dl>
  );
}
