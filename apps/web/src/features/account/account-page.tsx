import { lazy, Suspense, useState } from 'react';
import { useSubscription } from '#/domain/plan/subscription-store.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { canCloseApp } from '#/native/app-platform.ts';
import { SpeechModelCard } from './speech-model-card.tsx';
import { RecoveryNotice } from '#/domain/recording/recovery-notice.tsx';
import { StoragePanel } from '#/domain/recording/storage-panel.tsx';
import { UpgradeDialog } from '#/domain/plan/upgrade-dialog.tsx';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { Notice } from '#/ui/notice.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { DeleteCard } from './delete-card.tsx';
import { ExportCard } from './export-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SignOutCard } from './sign-out-card.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useTexts } from './texts.ts';

/** The worker does not keep the panel: without a network it could change nothing. */
const SecurityPanel = lazy(() =>
  import('./security/security-panel.tsx').then(
    (module) => ({ default: module.SecurityPanel }),
    reportAndReturn('page', 'loading the security panel', { default: NoSecurityPanel }),
  ),
);

function NoSecurityPanel() {
  const { t } = useTexts();
  return <Notice tone="info">{t('common.errors.network')}</Notice>;
}

/** As high as the two cards that come in its place; on a phone their texts take more lines. */
function SecuritySkeleton() {
  return ['h-[44.375rem] sm:h-[28.875rem]', 'h-80 sm:h-[16.5625rem]'].map((height) => (
    <div
      key={height}
      className={`flex flex-col gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7 ${height}`}
    >
      <Skeleton width="8rem" />
      <Skeleton width="60%" />
      <Skeleton width="75%" />
    </div>
  ));
}

export function AccountPage() {
  const { t } = useTexts();
  const { plan } = useSubscription();
  const [upgrading, setUpgrading] = useState(false);
  usePageTitle(t('account.title'));
  return (
    <div className="page-width max-w-3xl py-8 sm:py-12">
      <h1 className="text-3xl font-extrabold tracking-tight">{t('account.title')}</h1>
      <div className="mt-6 flex flex-col gap-5">
        <RecoveryNotice />
        <ProfileCard />
        <Suspense fallback={<SecuritySkeleton />}>
          <SecurityPanel />
        </Suspense>
        <SettingsCard />
        <SpeechModelCard />
        <StoragePanel plan={plan.id} onUpgrade={() => setUpgrading(true)} />
        <ExportCard />
        {canCloseApp() && <SignOutCard />}
        <DeleteCard />
      </div>
      <UpgradeDialog open={upgrading} onClose={() => setUpgrading(false)} />
    </div>
  );
}
