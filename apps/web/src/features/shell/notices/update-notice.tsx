import { useLocation } from 'react-router';
import { isInterviewPath } from '#/lib/pwa/interview-path.ts';
import { applyUpdate, dismissUpdate, useUpdate, type Update } from '#/lib/pwa/update-store.ts';
import { Button } from '#/ui/button.tsx';
import { IconButton } from '#/ui/icon-button.tsx';
import { CloseIcon } from '#/ui/icons.tsx';
import { useTexts } from './texts.ts';

const silent: ReadonlySet<Update> = new Set(['none', 'dismissed']);

/** A new version waits for the person's word. In an interview, and while one is prepared, nobody is asked. */
export function UpdateNotice() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const update = useUpdate();
  const shown = !silent.has(update) && !isInterviewPath(pathname);
  return (
    <section aria-label={t('notices.update.label')} aria-live="polite" className="print:hidden">
      {shown && (
        <div className="border-b border-line bg-accent-soft">
          <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <p className="min-w-24 flex-1 py-1 leading-snug font-medium text-ink">
              {t(update === 'later' ? 'notices.update.later' : 'notices.update.ready')}
            </p>
            <div className="flex items-center gap-1">
              {update !== 'later' && (
                <Button
                  variant="secondary"
                  busy={update === 'applying'}
                  onClick={() => void applyUpdate()}
                >
                  {t('notices.update.now')}
                </Button>
              )}
              <IconButton label={t('common.close')} onClick={dismissUpdate}>
                <CloseIcon />
              </IconButton>
            </div>
          </div>
        </div>
      )}
    </section>
  );
}
