import { useLocation } from '#/lib/router/hooks.ts';
import { type Connection, useConnection } from '#/lib/connection.ts';
import { isInterviewPath } from '#/lib/pwa/worker-messages.ts';
import { applyUpdate, dismissUpdate, type Update, useUpdate } from '#/lib/pwa/update-store.ts';
import { Button, IconButton } from '#/ui/button.tsx';
import { CloseIcon, OfflineIcon } from '#/ui/icons.tsx';
import { useTexts } from './texts.ts';

/** Notices about the app itself, under the top bar. */
export function Notices() {
  return (
    <>
      <OfflineNotice />
      <UpdateNotice />
    </>
  );
}

const sentences = {
  online: [],
  offline: ['notices.offline'],
  offlineWithCopies: ['notices.offline', 'notices.copies'],
  copies: ['notices.unreachable', 'notices.copies'],
} as const satisfies Record<Connection, readonly string[]>;

/** Says what works without a network. The element is always there, so that screen readers announce its text. */
function OfflineNotice() {
  const { t } = useTexts();
  const keys = sentences[useConnection()];
  return (
    <output className="block print:hidden">
      {keys.length > 0 && (
        <span className="block border-b border-line bg-sunken">
          <span className="page-width flex items-center gap-3 py-2.5 text-[0.9375rem] leading-snug text-ink">
            <span className="shrink-0 text-ink-soft">
              <OfflineIcon />
            </span>
            <span>{keys.map((key) => t(key)).join(' ')}</span>
          </span>
        </span>
      )}
    </output>
  );
}

const hiddenStates: ReadonlySet<Update> = new Set(['none', 'dismissed']);

/** Offers a new version, but not during an interview or its preparation. */
function UpdateNotice() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const update = useUpdate();
  const shown = !hiddenStates.has(update) && !isInterviewPath(pathname);
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
