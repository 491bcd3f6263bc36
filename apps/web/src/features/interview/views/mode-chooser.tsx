import { nominalTextBytes } from '@daedap/contract/constants/media';
import { sentAudioBytesPerMinute } from '@daedap/contract/constants/speech';
import { useId } from 'react';
import { formatBytes, formatMegabytes } from '#/lib/format.ts';
import type { AnalysisMode } from '#/domain/answer/answer-port.ts';
import { Badge } from '#/ui/badge.tsx';
import { useTexts } from '#/features/interview/texts.ts';

const modes = ['realtime', 'upload'] as const satisfies readonly AnalysisMode[];

type Props = {
  readonly mode: AnalysisMode;
  /** An answer is under way: how it is judged is settled. */
  readonly locked: boolean;
  readonly onChange: (mode: AnalysisMode) => void;
};

export function ModeChooser({ mode, locked, onChange }: Props) {
  const { t } = useTexts();
  const name = useId();
  const sent = {
    text: formatBytes(nominalTextBytes),
    sound: formatMegabytes(sentAudioBytesPerMinute.upload),
    stream: formatMegabytes(sentAudioBytesPerMinute.stream),
  };
  const reasonId = useId();
  return (
    <fieldset disabled={locked} aria-describedby={locked ? reasonId : undefined}>
      <legend className="mb-2 text-sm text-ink-soft">{t('interview.mode.legend')}</legend>
      <div className="grid gap-2 sm:max-lg:grid-cols-2">
        {modes.map((choice) => (
          <label
            key={choice}
            className={`grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-control border border-line bg-surface px-4 py-2.5 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-accent-ink ${locked ? 'cursor-not-allowed' : ''}`}
          >
            <input
              type="radio"
              name={name}
              className="size-4.5 shrink-0 accent-accent outline-none"
              checked={choice === mode}
              onChange={() => onChange(choice)}
            />
            <span className="flex flex-wrap items-center gap-x-3 font-semibold">
              {t(`interview.mode.${choice}`)}
              {choice === 'realtime' && (
                <Badge tone="accent">{t('interview.mode.recommended')}</Badge>
              )}
            </span>
            <span className="col-start-2 text-sm text-ink-soft">
              {t(`interview.mode.${choice}Text`, sent)}
            </span>
          </label>
        ))}
      </div>
      <p id={reasonId} className="mt-1.5 text-sm text-ink-soft">
        {locked && t('interview.mode.locked')}
      </p>
    </fieldset>
  );
}
