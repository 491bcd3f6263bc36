import { Card } from '#/ui/card.tsx';
import { useTexts } from './texts.ts';

type Props = {
  /** 0 to 1. */
  readonly level: number;
  readonly heard: boolean;
  /** Why there is no sound. */
  readonly missing: { readonly title: string; readonly text: string } | null;
};

/** Makes the level visible: a normal voice has a level of only about 0.1. */
const percentOf = (level: number) => Math.round(Math.min(1, Math.sqrt(level) * 1.6) * 100);

export function MicrophoneLevel({ level, heard, missing }: Props) {
  const { t } = useTexts();
  const percent = percentOf(level);
  return (
    <Card title={t('setup.check.microphone')}>
      {missing ? (
        <>
          <p className="font-semibold">{t('setup.check.noSound')}</p>
          <p className="text-ink-soft">
            {missing.title}. {missing.text}
          </p>
        </>
      ) : (
        <>
          <meter
            className="sr-only"
            aria-label={t('setup.check.level')}
            max={100}
            value={percent}
            aria-valuetext={t('setup.check.levelValue', { percent })}
          />
          <div aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-line">
            <div className="h-full rounded-full bg-accent-ink" style={{ width: `${percent}%` }} />
          </div>
          {/* Announced once, when the first voice is detected. Announcing the level would never end. */}
          <output className="mt-3 block text-ink-soft">
            {t(heard ? 'setup.check.heard' : 'setup.check.quiet')}
          </output>
        </>
      )}
    </Card>
  );
}
