import { pages } from '@daedap/contract/pages';
import { leaveAsked } from '#/lib/leave-asked.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import type { ButtonLook } from '#/ui/button-style.ts';
import { useTexts } from './texts.ts';

type Look = Pick<ButtonLook, 'variant'>;

export function NewInterview({ variant }: Look) {
  const { t } = useTexts();
  return (
    <ButtonLink to={pages.setup} state={leaveAsked} variant={variant}>
      {t('results.actions.newInterview')}
    </ButtonLink>
  );
}

export function ToRecords({ variant }: Look) {
  const { t } = useTexts();
  return (
    <ButtonLink to={pages.records} state={leaveAsked} variant={variant}>
      {t('results.actions.records')}
    </ButtonLink>
  );
}
