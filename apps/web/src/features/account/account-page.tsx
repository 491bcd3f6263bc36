import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { DeleteCard } from './delete-card.tsx';
import { ExportCard } from './export-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SettingsCard } from './settings-card.tsx';
import './texts.ts';

export function AccountPage() {
  const { t } = useTranslation();
  usePageTitle(t('account.title'));
  return (
    <div className="page-width max-w-3xl py-8 sm:py-12">
      <h1 className="text-3xl font-extrabold tracking-tight">{t('account.title')}</h1>
      <div className="mt-6 flex flex-col gap-5">
        <ProfileCard />
        <SettingsCard />
        <ExportCard />
        <DeleteCard />
      </div>
    </div>
  );
}
