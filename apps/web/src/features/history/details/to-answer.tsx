import { ButtonLink } from '#/ui/button-link.tsx';
import { BackIcon } from '#/ui/icons.tsx';
import { inPlace, searchOf } from './use-selection.ts';
import { useTexts } from './texts.ts';

/** From the comparison back to the answer. */
export function ToAnswer({ questionId }: { questionId: number }) {
  const { t } = useTexts();
  return (
    <div>
      <ButtonLink variant="secondary" to={searchOf(questionId)} {...inPlace}>
        <BackIcon />
        {t('details.attempts.back')}
      </ButtonLink>
    </div>
  );
}
