import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#/domain/session/load-failure.tsx';
import { useSession } from '#/lib/session/session-store.ts';
import { Card } from '#/ui/card.tsx';
import { profileQuery } from './api/get-profile.ts';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { useTexts } from './texts.ts';

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
