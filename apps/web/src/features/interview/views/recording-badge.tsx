import { clockText } from './labels.ts';
import { useTexts } from '#/features/interview/texts.ts';

type Props = { readonly paused: boolean; readonly elapsed: number };

/** That it is recording, and for how long. It does not blink. */
export function RecordingBadge({ paused, elapsed }: Props) {
  const { t } = useTexts();
  const time = clockText(elapsed);
  return (
    <p
      className={`inline-flex min-h-8 items-center gap-2 rounded-full px-3 text-sm font-bold tabular-nums ${paused ? 'bg-surface text-ink' : 'bg-danger text-on-danger'}`}
    >
      <span aria-hidden="true" className="size-2.5 rounded-full bg-current" />
      <span className="sr-only">
        {t(paused ? 'interview.camera.paused' : 'interview.camera.recording')},{' '}
        {t('interview.camera.elapsed', { time })}
      </span>
      <span aria-hidden="true">
        {t(paused ? 'interview.camera.paused' : 'interview.camera.rec')} {time}
      </span>
    </p>
  );
}
