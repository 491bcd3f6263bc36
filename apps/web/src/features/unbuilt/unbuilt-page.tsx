import { pages } from '@daedap/contract/pages';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { BubblePicture } from '#/ui/bubble-picture.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import './texts.ts';

export function UnbuiltPage() {
  const { t } = useTranslation();
  usePageTitle(t('unbuilt.title'));
  return (
    <EmptyState
      picture={
        <BubblePicture>
          <path d="M41 43v.1M60 43v.1M79 43v.1" strokeWidth="9" />
        </BubblePicture>
      }
      title={t('unbuilt.title')}
      text={t('unbuilt.text')}
      action={<ButtonLink to={pages.dashboard}>{t('common.toDashboard')}</ButtonLink>}
    />
  );
}
