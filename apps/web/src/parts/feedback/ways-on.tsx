import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { Button } from '#/ui/button.tsx';
import type { ButtonLook } from '#/ui/button-style.ts';
import './texts.ts';

type Look = { readonly variant?: ButtonLook['variant'] };

/** Every panel that can go on. */
export type GoesOn = {
  readonly onNext: () => void;
  /** There is no further question. */
  readonly last?: boolean | undefined;
};

export function ReRecordButton({ variant, onPress }: Look & { readonly onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant={variant} onClick={onPress}>
      {t('feedback.actions.reRecord')}
    </Button>
  );
}

export function NextButton({ variant, onNext, last = false }: Look & GoesOn) {
  const { t } = useTranslation();
  return (
    <Button variant={variant} onClick={onNext}>
      {t(last ? 'feedback.actions.last' : 'feedback.actions.next')}
    </Button>
  );
}
