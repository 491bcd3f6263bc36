import { useMachine } from '@xstate/react';
import { useId, useState } from 'react';
import { formatClock, formatMegabytes } from '#/lib/format.ts';
import { focusWhenFree } from '#/ui/focus-when-free.ts';
import type { FaceReader, ReadStep } from '#/media/looking/face-reader.ts';
import { faceModelBytes } from '#/media/looking/looking-consent.ts';
import {
  lengthOf,
  type LookingMark,
  type LookingSummary,
} from '#/media/looking/summarise-looking.ts';
import type { Recording } from '#/media/store/rows.ts';
import { Button } from '#/ui/button.tsx';
import { Notice } from '#/ui/notice.tsx';
import { Progress } from '#/ui/progress.tsx';
import { lookingMachine } from './looking-machine.ts';
import { useTexts } from './texts.ts';

type Props = {
  /** A video of this device. */
  readonly recording: Recording;
  /** Plays the video from this second on. */
  readonly onSeek: (seconds: number) => void;
  readonly read?: FaceReader;
};

/** Offers to look whether the face was turned to the camera, and says what was seen. Never a score. */
export function LookingPanel({ recording, onSeek, ...deps }: Props) {
  const { t } = useTexts();
  const [{ value: state, context }, send] = useMachine(lookingMachine, {
    input: { recording, ...deps },
  });
  const hintId = useId();
  const { step, part, failure, summary, isFresh } = context;
  if (state === 'opening') return null;
  if (state === 'done') {
    return summary && <Result summary={summary} isFresh={isFresh} onSeek={onSeek} />;
  }
  const isReading = state === 'reading';
  if (state === 'asking') {
    return (
      <Consent
        onAgree={() => send({ type: 'AGREE' })}
        onDecline={() => send({ type: 'DECLINE' })}
      />
    );
  }
  const label = {
    offered: 'looking.start',
    declined: 'looking.start',
    reading: 'common.cancel',
    cancelled: 'looking.again',
    failed: 'looking.again',
  } as const;
  return (
    <section className="mt-4 border-t border-line pt-4">
      {isReading && <ReadingProgress step={step} part={part} />}
      <div aria-live="polite" className="mb-3 empty:hidden">
        {state === 'cancelled' && <p className="text-ink-soft">{t('looking.cancelled')}</p>}
        {state === 'failed' && (
          <Notice tone="info">{t(`looking.failed.${failure ?? 'other'}`)}</Notice>
        )}
      </div>
      {/* One button for all of it, so that it keeps the focus. After the consent it gets it back. */}
      {failure !== 'picture' && (
        <Button
          ref={state === 'offered' ? undefined : focusWhenFree}
          variant="secondary"
          aria-describedby={hintId}
          onClick={() => send({ type: isReading ? 'CANCEL' : 'START' })}
        >
          {t(label[state])}
        </Button>
      )}
      <p id={hintId} className="mt-2 text-sm text-pretty text-ink-soft">
        {t(isReading ? 'looking.progress.note' : 'looking.hint')}
      </p>
    </section>
  );
}

type ConsentProps = { readonly onAgree: () => void; readonly onDecline: () => void };

/** In the page, because the video may be in a dialog, and Escape would close both. */
function Consent({ onAgree, onDecline }: ConsentProps) {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="mt-4 rounded-control border border-line bg-sunken p-4"
    >
      <h4 id={titleId} ref={focusWhenFree} tabIndex={-1} className="font-semibold">
        {t('looking.consent.title')}
      </h4>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-sm text-pretty">
        <li>{t('looking.consent.what')}</li>
        <li>{t('looking.consent.where')}</li>
        <li>{t('looking.consent.keep')}</li>
        <li>{t('looking.consent.size', { size: formatMegabytes(faceModelBytes) })}</li>
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onAgree}>{t('looking.consent.agree')}</Button>
        <Button variant="secondary" onClick={onDecline}>
          {t('looking.consent.decline')}
        </Button>
      </div>
    </section>
  );
}

function ReadingProgress({ step, part }: { readonly step: ReadStep; readonly part: number }) {
  const { t } = useTexts();
  const percent = Math.round(part * 100);
  return (
    <div className="mb-3">
      <Progress
        label={t(`looking.progress.${step}`)}
        value={percent}
        valueText={t('looking.progress.percent', { number: percent })}
      />
    </div>
  );
}

type ResultProps = {
  readonly summary: LookingSummary;
  readonly isFresh: boolean;
  readonly onSeek: (seconds: number) => void;
};

function Result({ summary, isFresh, onSeek }: ResultProps) {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-4 border-t border-line pt-4">
      <h4
        id={titleId}
        ref={isFresh ? focusWhenFree : undefined}
        tabIndex={-1}
        className="font-semibold"
      >
        {t(`looking.${summary.kind}.title`)}
      </h4>
      {summary.kind === 'unclear' ? (
        <p className="mt-1 text-pretty text-ink-soft">{t('looking.unclear.text')}</p>
      ) : (
        <Seen {...summary} onSeek={onSeek} />
      )}
    </section>
  );
}

type SeenProps = Extract<LookingSummary, { kind: 'seen' }> & Pick<ResultProps, 'onSeek'>;

function Seen({ facingPercent, longestAway, outSeconds, marks, onSeek }: SeenProps) {
  const { t } = useTexts();
  return (
    <>
      <ul className="mt-2 flex flex-col gap-1 tabular-nums">
        <li>{t('looking.seen.facing', { percent: facingPercent })}</li>
        <li>
          {longestAway
            ? t('looking.seen.longest', {
                time: formatClock(longestAway.fromSeconds),
                seconds: secondsOf(lengthOf(longestAway)),
              })
            : t('looking.seen.neverAway')}
        </li>
        {outSeconds >= 1 && <li>{t('looking.seen.out', { seconds: secondsOf(outSeconds) })}</li>}
      </ul>
      {marks.length > 0 && <Moments marks={marks} onSeek={onSeek} />}
      <p className="mt-3 text-sm text-pretty text-ink-soft">{t('looking.seen.note')}</p>
    </>
  );
}

/** Half seconds are as exact as it gets. */
const secondsOf = (seconds: number) => Math.round(seconds * 2) / 2;

/** A long answer may have many. At first the list has the longest, in the order of time. */
const shownMoments = 6;

type MomentsProps = Pick<ResultProps, 'onSeek'> & { readonly marks: readonly LookingMark[] };

function Moments({ marks, onSeek }: MomentsProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? marks : longestOf(marks);
  return (
    <>
      <h5 className="mt-4 text-sm text-ink-soft">{t('looking.seen.moments')}</h5>
      <ul className="mt-2 flex flex-wrap gap-2">
        {shown.map((mark) => (
          <li key={mark.fromSeconds}>
            <Button variant="secondary" onClick={() => onSeek(mark.fromSeconds)}>
              {t('looking.seen.moment', {
                time: formatClock(mark.fromSeconds),
                what: t(mark.kind === 'away' ? 'looking.seen.away' : 'looking.seen.outMark'),
                seconds: secondsOf(lengthOf(mark)),
              })}
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < marks.length && (
        <div className="mt-2">
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {t('looking.seen.showAll', { number: marks.length })}
          </Button>
        </div>
      )}
    </>
  );
}

function longestOf(marks: readonly LookingMark[]): LookingMark[] {
  return marks
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .slice(0, shownMoments)
    .toSorted((one, other) => one.fromSeconds - other.fromSeconds);
}
