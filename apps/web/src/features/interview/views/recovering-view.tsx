import { formatDuration, formatTime } from '#/lib/format.ts';
import { Button } from '#/ui/button.tsx';
import type { LiveProps } from './live-props.ts';
import { PlainView } from './plain-view.tsx';
import { useTexts } from '#/features/interview/texts.ts';

/** An answer to this question was cut off: it can still be used. */
export function RecoveringView(live: LiveProps) {
  const { t } = useTexts();
  const { snapshot, send } = live;
  const { unfinished } = snapshot.context;
  const doing = (['keeping', 'discarding'] as const).find((state) =>
    snapshot.matches({ flow: { recovering: state } }),
  );
  if (doing) return <PlainView {...live} busy title={t(`interview.recovering.${doing}`)} />;
  if (!unfinished) return null;
  const { take, duration } = unfinished;
  return (
    <PlainView
      {...live}
      title={t('interview.recovering.title')}
      text={t('interview.recovering.text', {
        time: formatTime(take.startedAt),
        duration: formatDuration(duration),
      })}
      actions={
        <>
          <Button size="large" onClick={() => send({ type: 'KEEP' })}>
            {t('interview.recovering.keep')}
          </Button>
          <Button variant="secondary" onClick={() => send({ type: 'DISCARD' })}>
            {t('interview.recovering.discard')}
          </Button>
        </>
      }
    >
      <blockquote className="rounded-control border border-line bg-surface px-4 py-3 font-semibold wrap-anywhere">
        {take.questionText}
      </blockquote>
    </PlainView>
  );
}
