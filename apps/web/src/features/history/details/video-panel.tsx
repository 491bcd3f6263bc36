import { type Ref, useId } from 'react';
import { AnswerVideo, type WatchedAnswer } from '#/domain/recording/answer-video.tsx';
import { IconButton } from '#/ui/icon-button.tsx';
import { CloseIcon } from '#/ui/icons.tsx';
import { useTexts } from './texts.ts';

export type Watching = {
  /** The second that was asked for. */
  readonly seekTo: number | undefined;
  /** Changes with each time that one asks. */
  readonly seekKey: number;
};

type Props = {
  readonly ref: Ref<HTMLElement>;
  readonly watched: WatchedAnswer;
  readonly watching: Watching;
  readonly onClose: () => void;
};

/** The recorded answer beside what was said in it; plays by itself, since someone has asked for it. */
export function VideoPanel({ ref, watched, watching, onClose }: Props) {
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
      <AnswerVideo watched={watched} {...watching} />
    </section>
  );
}
