import { Card } from '#/ui/card.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly stream: MediaStream;
  /** Why there is no picture. */
  readonly missing: { readonly title: string; readonly text: string } | null;
};

export function CameraPicture({ stream, missing }: Props) {
  const { t } = useTexts();
  return (
    <Card title={t('setup.check.camera')}>
      {missing ? (
        <>
          <p className="font-semibold">{t('setup.check.noPicture')}</p>
          <p className="text-ink-soft">
            {missing.title}. {missing.text}
          </p>
        </>
      ) : (
        // Mirrored, as people know themselves.
        <video
          ref={(element) => {
            if (element && element.srcObject !== stream) element.srcObject = stream;
          }}
          autoPlay
          muted
          playsInline
          aria-label={t('setup.check.picture')}
          className="aspect-video w-full -scale-x-100 rounded-control bg-sunken object-cover"
        />
      )}
    </Card>
  );
}
