import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import type { WatchedAnswer } from './answer-video.tsx';
import { AnswerVideo } from './answer-video-later.tsx';
import type { Seek } from './video.tsx';
import { useTexts } from './texts.ts';

type Props = Seek & {
  /** Null keeps the dialog closed. */
  readonly watched: WatchedAnswer | null;
  readonly onClose: () => void;
};

/** A dialog that plays the video of an answer. */
export function RecordingPlayer({ watched, onClose, ...seek }: Props) {
  const { t } = useTexts();
  return (
    <Dialog open={watched !== null} title={t('storage.player.title')} onDismiss={onClose}>
      {watched && (
        <>
          <p className="mt-1 mb-4 text-ink-soft wrap-anywhere">{watched.questionText}</p>
          <AnswerVideo watched={watched} {...seek} />
        </>
      )}
      <div className="mt-5 flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </Dialog>
  );
}
