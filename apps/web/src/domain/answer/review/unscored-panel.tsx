import { uploadMaxBytes } from '@daedap/contract/constants/media';
import { useId, type ReactNode } from 'react';
import type { AnalysisResult } from '#/domain/answer/answer-port.ts';
import { formatMegabytes } from '#/lib/format.ts';
import { Badge } from '#/ui/badge.tsx';
import { Button } from '#/ui/button.tsx';
import { focusWhenFree } from '#/ui/focus-when-free.ts';
import { useTexts } from './texts.ts';

type UnscoredResult = Exclude<AnalysisResult, { kind: 'scored' }>;

/** Where going on leads: to another question, to the results, or to the answer before this one. */
export type NextStep = 'next' | 'last' | 'compare';

type Props = {
  readonly result: UnscoredResult;
  readonly nextStep: NextStep;
  /** The size of the video, which can be sent where its sound cannot be extracted. */
  readonly bytes: number;
  readonly onNext: () => void;
  readonly onReRecord: () => void;
  /** Opens the transcript for typing. */
  readonly onType: () => void;
  readonly onRetry: () => void;
  readonly onSendVideo: () => void;
  readonly onAbort: () => void;
};

/** A fresh answer without a score: what happened, what was kept, and the ways on. */
export function UnscoredPanel(props: Props) {
  const { result } = props;
  switch (result.kind) {
    case 'silent':
      return <SilentPanel {...props} />;
    case 'unscored':
      return <ReasonPanel {...props} reason={result.reason} />;
    case 'queued':
      return <QueuedPanel {...props} />;
    case 'noSound':
      return <NoSoundPanel {...props} />;
    case 'failed':
      return <FailedPanel {...props} message={result.message} />;
  }
}

const silenceTips = ['muted', 'device', 'distance', 'otherApp'] as const;

/** Nobody said anything, or nothing reached the microphone. */
function SilentPanel({ nextStep, onNext, onReRecord, onAbort }: Props) {
  const { t } = useTexts();
  return (
    <Panel
      title={t('feedback.silent.title')}
      actions={
        <>
          <Button onClick={onReRecord}>{t('feedback.actions.reRecord')}</Button>
          <Button variant="secondary" onClick={onNext}>
            {t(`feedback.actions.${nextStep}`)}
          </Button>
          <Button variant="quiet" onClick={onAbort}>
            {t('feedback.actions.abort')}
          </Button>
        </>
      }
    >
      <p>{t('feedback.silent.text')}</p>
      <h3 className="mt-3 font-semibold text-ink">{t('feedback.silent.tips')}</h3>
      <ul className="list-disc pl-5">
        {silenceTips.map((tip) => (
          <li key={tip} className="mt-1">
            {t(`feedback.silent.${tip}`)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type ReasonProps = Props & {
  readonly reason: Extract<UnscoredResult, { kind: 'unscored' }>['reason'];
};

/** The server could not hear or score the answer: no score, and never a false zero. */
function ReasonPanel({ reason, nextStep, onType, onReRecord, onNext }: ReasonProps) {
  const { t } = useTexts();
  return (
    <Panel
      badge={
        <p className="mb-2">
          <Badge>{t('feedback.unscored.badge')}</Badge>
        </p>
      }
      title={t('feedback.unscored.title')}
      actions={
        <>
          <Button onClick={onType}>{t('feedback.unscored.type')}</Button>
          <Button variant="secondary" onClick={onReRecord}>
            {t('feedback.actions.reRecord')}
          </Button>
          <Button variant="secondary" onClick={onNext}>
            {t(`feedback.actions.${nextStep}`)}
          </Button>
        </>
      }
    >
      <p>{t(`feedback.unscored.reasons.${reason ?? 'unknown'}`)}</p>
      <p>{t('feedback.unscored.text')}</p>
    </Panel>
  );
}

/** No network: the answer waits on this device. Whoever types it has a score at once. */
function QueuedPanel({ nextStep, onType, onNext }: Props) {
  const { t } = useTexts();
  return (
    <Panel
      title={t('feedback.queued.title')}
      actions={
        <>
          <Button onClick={onNext}>{t(`feedback.actions.${nextStep}`)}</Button>
          <Button variant="secondary" onClick={onType}>
            {t('feedback.queued.type')}
          </Button>
        </>
      }
    >
      <p>{t('feedback.queued.text')}</p>
      <p>{t('feedback.queued.goOn')}</p>
    </Panel>
  );
}

/** The sound could not be extracted from the recording: the video itself is sent only by an explicit choice. */
function NoSoundPanel({ bytes, nextStep, onSendVideo, onType, onReRecord, onNext }: Props) {
  const { t } = useTexts();
  const size = formatMegabytes(bytes);
  const isSendable = bytes <= uploadMaxBytes;
  return (
    <Panel
      title={t('feedback.noSound.title')}
      actions={
        <>
          {isSendable && (
            <Button variant="secondary" onClick={onSendVideo}>
              {t('feedback.noSound.send')}
            </Button>
          )}
          <Button variant="secondary" onClick={onType}>
            {t('feedback.unscored.type')}
          </Button>
          <Button variant={isSendable ? 'secondary' : 'primary'} onClick={onReRecord}>
            {t('feedback.actions.reRecord')}
          </Button>
          <Button variant="secondary" onClick={onNext}>
            {t(`feedback.actions.${nextStep}`)}
          </Button>
        </>
      }
    >
      {isSendable ? (
        <>
          <p>{t('feedback.noSound.text')}</p>
          <p className="font-semibold text-ink">{t('feedback.noSound.sent', { size })}</p>
          <p>{t('feedback.noSound.after')}</p>
        </>
      ) : (
        <p>{t('feedback.noSound.tooLarge', { size, limit: formatMegabytes(uploadMaxBytes) })}</p>
      )}
    </Panel>
  );
}

/** The answer did not reach the server; the recording is still there. */
function FailedPanel(props: Props & { readonly message: string }) {
  const { message, nextStep, onRetry, onReRecord, onNext } = props;
  const { t } = useTexts();
  return (
    <Panel
      title={t('feedback.failed.title', { message })}
      actions={
        <>
          <Button onClick={onRetry}>{t('feedback.failed.retry')}</Button>
          <Button variant="secondary" onClick={onReRecord}>
            {t('feedback.actions.reRecord')}
          </Button>
          <Button variant="secondary" onClick={onNext}>
            {t(`feedback.actions.${nextStep}`)}
          </Button>
        </>
      }
    >
      <p>{t('feedback.failed.text')}</p>
    </Panel>
  );
}

type PanelProps = {
  /** Above the title. */
  readonly badge?: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
};

function Panel({ badge, title, children, actions }: PanelProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7"
    >
      {badge}
      {/* The button that had the focus is gone: the focus goes on here. */}
      <h2
        id={titleId}
        ref={focusWhenFree}
        tabIndex={-1}
        className="text-xl font-bold wrap-anywhere"
      >
        {title}
      </h2>
      <div className="mt-2 flex flex-col gap-2 text-ink-soft text-pretty">{children}</div>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{actions}</div>
    </section>
  );
}
