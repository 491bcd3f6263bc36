import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { AnswerVideo, type Watched } from './answer-video.tsx';
import type { Seek } from './video.tsx';
import { useTexts } from './texts.ts';

type Props = Seek & {
  /** null keeps the dialog closed. */
  readonly watched: Watched | null;
  readonly onClose: () => void;
};

/** The recorded-answer viewer. */
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
