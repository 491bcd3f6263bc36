import { lazy, Suspense, useState } from 'react';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { isDebugging } from '#/lib/debug-mode.ts';
import type { LiveProps } from './live-props.ts';
import '../texts.ts';
import { useTexts } from '#/features/interview/texts.ts';

/** Nobody but developers loads it. */
const DebugPanel = lazy(async () => ({ default: (await import('./debug-panel.tsx')).DebugPanel }));

/** For whoever looks into trouble; nobody else sees it. */
export function DebugButton({ snapshot }: Pick<LiveProps, 'snapshot'>) {
  const { t } = useTexts();
  const [debugging] = useState(isDebugging);
  const [open, setOpen] = useState(false);
  if (!debugging) return null;
  return (
    <div className="fixed right-2 bottom-28 z-20">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('interview.debug.open')}
      </Button>
      <Dialog open={open} title={t('interview.debug.title')} onDismiss={() => setOpen(false)}>
        <Suspense>
          <DebugPanel snapshot={snapshot} />
        </Suspense>
        <div className="mt-5 flex justify-end">
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {t('common.close')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
