import { Button } from '#/ui/button.tsx';
import type { ButtonLook } from '#/ui/button-style.ts';
import { useTexts } from './texts.ts';

type Look = { readonly variant?: ButtonLook['variant'] };

/** Where going on leads: to another question, to the results, or to the answer before this one. */
export type LeadsTo = 'next' | 'last' | 'compare';

/** Every panel that can go on. */
export type GoesOn = {
  readonly onNext: () => void;
  readonly leadsTo?: LeadsTo | undefined;
};

export function ReRecordButton({ variant, onPress }: Look & { readonly onPress: () => void }) {
  const { t } = useTexts();
  return (
    <Button variant={variant} onClick={onPress}>
      {t('feedback.actions.reRecord')}
    </Button>
  );
}

export function NextButton({ variant, onNext, leadsTo = 'next' }: Look & GoesOn) {
  const { t } = useTexts();
  return (
    <Button variant={variant} onClick={onNext}>
      {t(`feedback.actions.${leadsTo}`)}
    </Button>
  );
}
