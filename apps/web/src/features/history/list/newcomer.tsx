import { pages } from '@daedap/contract/pages';
import { BubblePicture } from '#/ui/bubble-picture.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from './empty.tsx';
import { useTexts } from './texts.ts';

export function Newcomer() {
  const { t } = useTexts();
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
