import { showToast } from '#/ui/toast-store.ts';
import { Button } from '#/ui/button.tsx';
import { useTexts } from './texts.ts';

type Props = { readonly codes: readonly string[]; readonly onDone: () => void };

export function RecoveryCodes({ codes, onDone }: Props) {
  const { t } = useTexts();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast(t('security.secondFactor.copied')),
      // The browser may forbid it. The codes are on the screen.
      () => showToast(t('security.secondFactor.copyFailed')),
    );
  return (
    <>
      <p className="text-ink-soft">{t('security.secondFactor.codesText')}</p>
      <ul className="my-4 grid gap-x-4 gap-y-1 rounded-control bg-sunken p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={() => void copy()}>
          {t('security.secondFactor.copy')}
        </Button>
        <Button onClick={onDone}>{t('security.secondFactor.kept')}</Button>
      </div>
    </>
  );
}
