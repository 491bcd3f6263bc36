import type { CameraFailure } from '#/media/devices/camera-failure.ts';
import { failureAdvice } from '#/media/devices/failure-advice.ts';
import { Button } from '#/ui/button.tsx';
import type { LiveProps } from './live-props.ts';
import { useTexts } from '#/features/interview/texts.ts';

type Props = Pick<LiveProps, 'send'> & { readonly failure: CameraFailure | null };

/** Where the picture would be: why there is none, and the ways on. */
export function CameraFailureOverlay({ failure, send }: Props) {
  const { t } = useTexts();
  const { title, text } = failureAdvice(failure);
  return (
    <div role="alert" className="grid place-items-center p-5 text-center">
      <div className="flex w-full max-w-sm flex-col gap-2">
        <h2 className="text-xl font-bold">{t('interview.cameraError.title')}</h2>
        <p className="font-semibold">{title}</p>
        <p className="text-pretty text-ink-soft">{text}</p>
        <div className="mt-3 flex flex-col gap-3">
          <Button size="large" onClick={() => send({ type: 'RETRY' })}>
            {t('interview.cameraError.retry')}
          </Button>
          <Button variant="secondary" onClick={() => send({ type: 'CONTINUE_WITHOUT_VIDEO' })}>
            {t('interview.cameraError.withoutVideo')}
          </Button>
        </div>
      </div>
    </div>
  );
}
