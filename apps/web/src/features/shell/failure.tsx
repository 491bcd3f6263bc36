import { pages } from '@daedap/contract/pages';
import { reloadPage } from '#/lib/page-unload.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { buttonClass } from '#/ui/button-style.ts';
import { Button } from '#/ui/button.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { isChunkFailure } from './is-chunk-failure.ts';
import { BrokenPicture } from './pictures.tsx';
import { useTexts } from '#/lib/i18n/texts.ts';

/** In the place of a page that broke. Its links reload: what broke may be the app itself. */
export function Failure({ error }: { error: unknown }) {
  const { t } = useTexts();
  const chunk = isChunkFailure(error);
  const title = t(chunk ? 'shell.failure.chunkTitle' : 'shell.failure.title');
  usePageTitle(title);
  return (
    <EmptyState
      picture={<BrokenPicture />}
      title={title}
      text={t(chunk ? 'shell.failure.chunkText' : 'shell.failure.text')}
      action={
        <>
          <Button onClick={() => reloadPage()}>{t('common.reload')}</Button>
          <a href={pages.landing} className={buttonClass({ variant: 'secondary' })}>
            {t('common.toHome')}
          </a>
        </>
      }
    />
  );
}
