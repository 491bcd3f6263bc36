import { Skeleton } from '#/ui/skeleton.tsx';
import { steps } from './choices.ts';
import { useTexts } from './texts.ts';

/** While the active sessions are counted. */
export function WizardSkeleton({ label }: { label: string }) {
  const { t } = useTexts();
  return (
    <div className="page-width max-w-3xl pt-6 sm:pt-10">
      <h1 className="sr-only">{t('setup.title')}</h1>
      <div className="grid grid-cols-4 gap-2">
        {steps.map((step) => (
          <Skeleton key={step} width="100%" height="0.375rem" />
        ))}
      </div>
      <div className="mt-10">
        <Skeleton width="16rem" height="2rem" />
      </div>
      <output className="mt-2 block text-ink-soft">{label}</output>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {steps.map((step) => (
          <Skeleton key={step} width="100%" height="5.5rem" />
        ))}
      </div>
    </div>
  );
}
