import type { ReactNode } from 'react';
import { errorText } from '#/lib/api/error-text.ts';
import { Button } from '#/ui/button.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { useTexts } from '#/lib/i18n/texts.ts';

type Props = {
  readonly title: string;
  /** Shown where the error itself says nothing to a person. */
  readonly text: string;
  readonly error: unknown;
  readonly busy?: boolean;
  readonly onRetry: () => void;
  /** Other ways on, beside trying again. */
  readonly children?: ReactNode;
};

/** In the place of something that could not be loaded: why, and another try. */
export function LoadFailure({ title, text, error, busy = false, onRetry, children }: Props) {
  const { t } = useTexts();
  return (
    <ErrorState
      title={title}
      text={errorText(error, text)}
      action={
        <>
          <Button variant={children ? 'primary' : 'secondary'} busy={busy} onClick={onRetry}>
            {t('common.retry')}
          </Button>
          {children}
        </>
      }
    />
  );
}
