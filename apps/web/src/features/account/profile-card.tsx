import { getProfile } from '@daedap/contract/calls/accounts';
import { pages } from '@daedap/contract/pages';
import type { Profile, User } from '@daedap/contract/users';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCount } from '#/lib/format.ts';
import { Link } from '#/lib/router/link.tsx';
import { LoadFailure } from '#/domain/session/load-failure.tsx';
import { call } from '#/lib/api/call.ts';
import { useSession } from '#/lib/session/session-store.ts';
import { dateText } from '#/lib/time/date-text.ts';
import { Badge } from '#/ui/badge.tsx';
import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { useTexts } from './texts.ts';

const profileQuery = queryOptions({
  queryKey: ['account', 'profile'],
  queryFn: async ({ signal }) => (await call(getProfile, { signal })).user,
});

export function ProfileCard() {
  const { t } = useTexts();
  const session = useSession();
  const profile = useQuery(profileQuery);
  return (
    <Card title={t('account.profile.title')}>
      {profile.isPending && session.status === 'signedIn' && (
        <ProfileSkeleton user={session.user} />
      )}
      {profile.isError && (
        <LoadFailure
          title={t('account.profile.failed')}
          text={t('common.errors.unknown')}
          error={profile.error}
          busy={profile.isFetching}
          onRetry={() => void profile.refetch()}
        />
      )}
      {profile.isSuccess && <ProfileDetails profile={profile.data} />}
    </Card>
  );
}

function ProfileDetails({ profile }: { profile: Profile }) {
  const { t } = useTexts();
  const sessions = formatCount(profile.sessionCount);
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
        <time dateTime={profile.createdAt}>{dateText(new Date(profile.createdAt))}</time>
      </ProfileRow>
      <ProfileRow label={t('account.profile.sessions')}>
        {t('account.profile.sessionCount', { number: sessions })}
      </ProfileRow>
    </dl>
  );
}

function ProfileRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0 sm:grid-cols-[10rem_1fr] sm:items-center">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

const placeholders = [
  ['since', '45%'],
  ['sessions', '30%'],
] as const;

/** What the session knows already, and as high as what comes in its place. */
function ProfileSkeleton({ user }: { user: Pick<User, 'username' | 'email'> }) {
  const { t } = useTexts();
  return (
    <>
      <output className="sr-only">{t('common.loading')}</output>
      <dl>
        <ProfileRow label={t('account.profile.name')}>{user.username}</ProfileRow>
        <ProfileRow label={t('account.profile.email')}>{user.email}</ProfileRow>
        {placeholders.map(([name, width]) => (
          <ProfileRow key={name} label={t(`account.profile.${name}`)}>
            <div className="flex h-[1lh] items-center">
              <Skeleton width={width} />
            </div>
          </ProfileRow>
        ))}
      </dl>
    </>
  );
}
