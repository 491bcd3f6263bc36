import { useQuery } from '@tanstack/react-query';
import { errorText } from '#/lib/api/error-text.ts';
import { useSession } from '#/lib/session/session-store.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
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
        <ErrorState
          title={t('account.profile.failed')}
          text={errorText(profile.error, t('common.errors.unknown'))}
          action={
            <Button
              variant="secondary"
              busy={profile.isFetching}
              onClick={() => void profile.refetch()}
            >
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {profile.isSuccess && <ProfileDetails profile={profile.data} />}
    </Card>
  );
}
