import { pages } from '@daedap/contract/pages';
import { leaveAsked } from '#/lib/leave-asked.ts';
import { BubblePicture } from '#/ui/bubble-picture.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { useTexts } from './texts.ts';

/** The same for a session that is not there and for one of someone else. */
export function SessionNotFound() {
  const { t } = useTexts();
  return (
    <EmptyState
      picture={
        <BubblePicture>
          <path d="M49 35c0-7 5-12 11.5-12S72 28 72 34c0 8-11 9-11 17M61 62.5v.1" />
        </BubblePicture>
      }
      title={t('details.notFound.title')}
      text={t('details.notFound.text')}
      action={
        <>
          <ButtonLink to={pages.records} state={leaveAsked}>
            {t('details.notFound.action')}
          </ButtonLink>
          <ButtonLink variant="secondary" to={pages.dashboard} state={leaveAsked}>
            {t('common.toDashboard')}
          </ButtonLink>
        </>
      }
    />
  );
}
