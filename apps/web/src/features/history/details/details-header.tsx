import { pages } from '@daedap/contract/pages';
import { useState } from 'react';
import { useNavigate } from '#/lib/router/hooks.ts';
import { Link } from '#/lib/router/link.tsx';
import { leaveConfirmed } from '#/lib/leave-confirmed.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { Button, iconButtonClass } from '#/ui/button.tsx';
import { BackIcon } from '#/ui/icons.tsx';
import { useTexts } from './texts.ts';

export function DetailsHeader() {
  const { t } = useTexts();
  return (
    <div className="mb-4 flex items-center gap-1 sm:mb-6">
      <span className="-ml-2.5">
        <Link
          to={pages.history}
          state={leaveConfirmed}
          title={t('details.back')}
          aria-label={t('details.back')}
          className={iconButtonClass}
        >
          <BackIcon />
        </Link>
      </span>
      <h1 className="mr-auto text-2xl font-extrabold tracking-tight sm:text-3xl">
        {t('details.title')}
      </h1>
      <Exit />
    </div>
  );
}

/** Leads to the dashboard after a confirmation. */
function Exit() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('details.exit.action')}
      </Button>
      <AlertDialog
        open={asking}
        title={t('details.exit.title')}
        text={t('details.exit.text')}
        cancelLabel={t('details.exit.stay')}
        confirmLabel={t('details.exit.action')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void navigate(pages.dashboard, { state: leaveConfirmed });
        }}
      />
    </>
  );
}
