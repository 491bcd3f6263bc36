import { type Ref, useId } from 'react';
import type { WatchedAnswer } from '#/domain/recording/answer-video.tsx';
import { AnswerVideo } from '#/domain/recording/answer-video-later.tsx';
import { IconButton } from '#/ui/button.tsx';
import { CloseIcon } from '#/ui/icons.tsx';
import { useTexts } from './texts.ts';

export type SeekRequest = {
  /** The second to play from. */
  readonly seekTo: number | undefined;
  /** Changes with each request, also for the same second. */
  readonly seekKey: number;
};

type Props = {
  readonly ref: Ref<HTMLElement>;
  readonly watched: WatchedAnswer;
  readonly seek: SeekRequest;
  readonly onClose: () => void;
};

/** The video of an answer. It plays at once, since the user opened it. */
export function VideoPanel({ ref, watched, seek, onClose }: Props) {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      className="scroll-mt-20 scroll-mb-4 rounded-card border border-line bg-surface p-4 shadow-card enter sm:p-5"
    >
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id={titleId} className="text-lg font-bold">
          {t('details.video.title')}
        </h2>
        <IconButton label={t('details.video.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <AnswerVideo watched={watched} {...seek} />
    </section>
  );
}
