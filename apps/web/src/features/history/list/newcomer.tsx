import { pages } from '@daedap/contract/pages';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { BubblePicture } from '#/ui/bubble-picture.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from './empty.tsx';

export function Newcomer() {
  const { t } = useTranslation();
  return (
    <Empty
      picture={
        <BubblePicture>
          <path d="M32 36h56M32 54h34" />
        </BubblePicture>
      }
      title={t('records.newcomer.title')}
      text={t('records.newcomer.text')}
      action={
        <ButtonLink to={pages.setup} size="large">
          {t('records.newcomer.button')}
        </ButtonLink>
      }
    />
  );
}
