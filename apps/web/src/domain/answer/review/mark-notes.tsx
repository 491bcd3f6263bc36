import type { Evidence } from '@daedap/contract/interviews';
import { Button, IconButton } from '#/ui/button.tsx';
import { CloseIcon, PlayIcon } from '#/ui/icons.tsx';
import { EffectSign } from './mark.tsx';
import { formatClock } from '#/lib/format.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly id: string;
  readonly evidence: readonly Evidence[];
  readonly onSeek: ((seconds: number) => void) | undefined;
  readonly onClose: () => void;
};

/** Why the pressed words changed the score. Shown between the lines of the transcript. */
export function MarkNotes({ id, evidence, onSeek, onClose }: Props) {
  const { t } = useTexts();
  return (
    <section
      id={id}
      aria-label={t('feedback.marks.notes')}
      className="my-2 flex gap-2 rounded-control border border-line bg-sunken py-3 pr-1 pl-4 leading-normal whitespace-normal enter"
    >
      <ul className="flex min-w-0 flex-1 flex-col gap-4">
        {evidence.map((item) => (
          <Note key={`${item.dimension} ${item.effect} ${item.note}`} item={item} onSeek={onSeek} />
        ))}
      </ul>
      <div className="-mt-2">
        <IconButton label={t('common.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
    </section>
  );
}

type NoteProps = { readonly item: Evidence; readonly onSeek: Props['onSeek'] };

function Note({ item, onSeek }: NoteProps) {
  const { t } = useTexts();
  const dimension = t(`feedback.dimensions.${item.dimension}`);
  const start = item.seconds?.start;
  const time = start === undefined || !Number.isFinite(start) ? null : formatClock(start);
  return (
    <li>
      <p className="flex items-baseline gap-1.5 text-sm font-semibold">
        <EffectSign effect={item.effect} />
        {t(`feedback.marks.${item.effect}In`, { dimension })}
      </p>
      <p className="mt-0.5 font-medium">{item.note}</p>
      <q className="mt-0.5 line-clamp-2 text-sm text-ink-soft">{item.quote}</q>
      {onSeek && start !== undefined && time !== null && (
        <div className="mt-2">
          <Button
            variant="secondary"
            aria-label={t('feedback.marks.seekQuote', { time, quote: item.quote })}
            onClick={() => onSeek(start)}
          >
            <PlayIcon />
            <span className="tabular-nums">{t('feedback.marks.seek', { time })}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
