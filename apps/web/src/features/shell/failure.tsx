import { pages } from '@daedap/contract/pages';
import { useTexts } from '#/lib/i18n/texts.ts';
import { reloadPage } from '#/lib/page-unload.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { Button, buttonClass } from '#/ui/button.tsx';
import { BubblePicture } from '#/ui/bubble-picture.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';

const BrokenPicture = () => (
  <BubblePicture>
    <path d="M34 43h12l7-15 12 30 8-22 4 7h9" />
  </BubblePicture>
);

/** Shown instead of a page that failed. Its links reload, because the app itself may be broken. */
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

/** The messages of Chromium, Firefox, Safari and Vite when a chunk of the app could not be loaded. */
const chunkErrors = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && chunkErrors.some((message) => error.message.includes(message));
}
