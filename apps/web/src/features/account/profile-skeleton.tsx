import type { User } from '@daedap/contract/users';
import { Skeleton } from '#/ui/skeleton.tsx';
import { ProfileRow } from './profile-row.tsx';
import { useTexts } from './texts.ts';

const rows = [
  ['since', '45%'],
  ['sessions', '30%'],
] as const;

/** What the session knows already, and as high as what comes in its place. */
export function ProfileSkeleton({ user }: { user: Pick<User, 'username' | 'email'> }) {
  const { t } = useTexts();
  return (
    <>
      <output className="sr-only">{t('common.loading')}</output>
      <dl>
        <ProfileRow label={t('account.profile.name')}>{user.username}</ProfileRow>
        <ProfileRow label={t('account.profile.email')}>{user.email}</ProfileRow>
        {rows.map(([name, width]) => (
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
