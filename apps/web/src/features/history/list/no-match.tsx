import { BubblePicture } from '#/ui/bubble-picture.tsx';
import { Button } from '#/ui/button.tsx';
import { Empty } from './empty.tsx';
import { useTexts } from './texts.ts';

export function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTexts();
  return (
    <Empty
      picture={
        <BubblePicture>
          <circle cx="56" cy="38" r="14" />
          <path d="m67 49 10 10" />
        </BubblePicture>
      }
      title={t('records.noMatch.title')}
      text={t('records.noMatch.text')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('records.filters.clear')}
        </Button>
      }
    />
  );
}
