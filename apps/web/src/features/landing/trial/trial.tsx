import { pages } from '@daedap/contract/pages';
import { useMachine } from '@xstate/react';
import { useNavigate } from '#/lib/router/hooks.ts';
import { keepFirstAnswer } from '#/domain/answer/first-answer.ts';
import { AnswerReview, reviewedAnswer } from '#/domain/answer/review/answer-review.tsx';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { focusWhenFree } from '#/ui/focus-when-free.ts';
import { SpinnerMark } from '#/ui/loading.tsx';
import { Notice } from '#/ui/notice.tsx';
import { Progress } from '#/ui/progress.tsx';
import { trialActors, trialSeconds } from './trial-actors.ts';
import { trialMachine, type TrialEvent, type TrialSnapshot } from './trial-machine.ts';
import { useTexts } from './texts.ts';

type Props = { readonly state: TrialSnapshot; readonly send: (event: TrialEvent) => void };

/** One question without an account, on the landing page. */
export function Trial({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const [state, send] = useMachine(trialMachine.provide({ actors: trialActors }));
  const { question } = state.context;
  return (
    <section aria-label={t('trial.label')} className="page-width max-w-3xl py-8 sm:py-12">
      <div className="flex items-start justify-between gap-4">
        <p className="font-semibold text-accent-ink">{t('trial.eyebrow')}</p>
        <div className="-my-2">
          <Button variant="quiet" onClick={onClose}>
            {t('trial.close')}
          </Button>
        </div>
      </div>
      <h1
        key={question?.id ?? 'none'}
        ref={focusWhenFree}
        tabIndex={-1}
        className="mt-2 text-2xl leading-snug font-extrabold tracking-tight wrap-anywhere sm:text-3xl"
      >
        {question?.question ?? t('trial.loading')}
      </h1>
      <p className="mt-3 text-pretty text-ink-soft">{t('trial.private')}</p>
      <div className="mt-6">
        <Step state={state} send={send} />
      </div>
    </section>
  );
}

function Step({ state, send }: Props) {
  const { t } = useTexts();
  if (state.matches('failed')) {
    return (
      <Notice tone="danger" role="alert">
        <p>{t('trial.failed')}</p>
        <div className="mt-3">
          <Button variant="secondary" onClick={() => send({ type: 'RETRY' })}>
            {t('common.retry')}
          </Button>
        </div>
      </Notice>
    );
  }
  if (state.matches('choosing')) return <Choosing send={send} />;
  if (state.matches('offeringModel')) return <ModelOffer send={send} />;
  if (state.matches('downloading')) return <Download state={state} send={send} />;
  if (state.matches({ speaking: 'recording' })) return <Recording state={state} send={send} />;
  if (state.matches('writing')) return <Writing state={state} send={send} />;
  if (state.matches('judged')) return <Judged state={state} send={send} />;
  const doing = state.matches('recognising')
    ? 'recognising'
    : state.matches('judging')
      ? 'judging'
      : state.matches('speaking')
        ? 'opening'
        : 'loading';
  return (
    <output className="flex items-center gap-3 text-ink-soft">
      <SpinnerMark />
      {t(`trial.${doing}`)}
    </output>
  );
}

type Sending = Pick<Props, 'send'>;

function Choosing({ send }: Sending) {
  const { t } = useTexts();
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <Button size="large" onClick={() => send({ type: 'SPEAK' })}>
        {t('trial.speak')}
      </Button>
      <Button size="large" variant="secondary" onClick={() => send({ type: 'TYPE' })}>
        {t('trial.type')}
      </Button>
    </div>
  );
}

function ModelOffer({ send }: Sending) {
  const { t } = useTexts();
  return (
    <Card title={t('trial.model.title')}>
      <p className="text-pretty text-ink-soft">{t('trial.model.text')}</p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        <Button onClick={() => send({ type: 'AGREE' })}>{t('trial.model.agree')}</Button>
        <Button variant="secondary" onClick={() => send({ type: 'TYPE' })}>
          {t('trial.type')}
        </Button>
      </div>
    </Card>
  );
}

function Download({ state, send }: Props) {
  const { t } = useTexts();
  const percent = Math.round(state.context.part * 100);
  return (
    <Card>
      <Progress
        label={t('trial.model.progress')}
        value={percent}
        valueText={t('trial.model.percent', { percent })}
      />
      <div className="mt-4">
        <Button variant="secondary" onClick={() => send({ type: 'TYPE' })}>
          {t('trial.model.instead')}
        </Button>
      </div>
    </Card>
  );
}

function Recording({ state, send }: Props) {
  const { t } = useTexts();
  const left = Math.max(0, Math.ceil(trialSeconds - (state.context.seconds ?? 0)));
  return (
    <Card>
      <p className="text-lg font-semibold">{t('trial.recording')}</p>
      <p role="timer" className="mt-1 text-ink-soft tabular-nums">
        {t('trial.left', { seconds: left })}
      </p>
      <div className="mt-4">
        <Button size="large" onClick={() => send({ type: 'STOP' })}>
          {t('trial.stop')}
        </Button>
      </div>
    </Card>
  );
}

function Writing({ state, send }: Props) {
  const { t } = useTexts();
  const { text, trouble, seconds } = state.context;
  return (
    <form
      aria-label={t('trial.answer')}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'JUDGE' });
      }}
    >
      {/* In the page from the start, so that what appears in it is announced. */}
      <output className="block not-empty:mb-4">
        {trouble && <Notice tone="info">{t(`trial.trouble.${trouble}`)}</Notice>}
      </output>
      <label>
        <span className="mb-1.5 block font-semibold">
          {t(seconds === null || text === '' ? 'trial.answer' : 'trial.heard')}
        </span>
        <textarea
          rows={6}
          maxLength={4_000}
          value={text}
          onChange={({ currentTarget }) => send({ type: 'WRITE', text: currentTarget.value })}
          className="w-full rounded-control border border-line-strong bg-surface px-4 py-3 text-base"
        />
      </label>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        <Button type="submit" size="large" ready={state.can({ type: 'JUDGE' })}>
          {t('trial.judge')}
        </Button>
        <Button size="large" variant="secondary" onClick={() => send({ type: 'SPEAK' })}>
          {t('trial.speak')}
        </Button>
      </div>
    </form>
  );
}

function Judged({ state, send }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { analysis, question, text, seconds } = state.context;
  if (!analysis || !question) return null;
  return (
    <div className="flex flex-col gap-6">
      <AnswerReview answer={reviewedAnswer(analysis)} layout="details" />
      <div className="rounded-card border border-line bg-accent-soft p-5 sm:p-7">
        <h2 className="text-xl font-bold">{t('trial.keep.title')}</h2>
        <p className="mt-1 text-pretty text-ink-soft">{t('trial.keep.text')}</p>
        <div className="mt-4 flex flex-col gap-3 sm:flex-row">
          <Button
            size="large"
            onClick={() => {
              keepFirstAnswer({ question, text: text.trim(), seconds });
              void navigate(pages.register);
            }}
          >
            {t('trial.keep.register')}
          </Button>
          <Button size="large" variant="secondary" onClick={() => send({ type: 'AGAIN' })}>
            {t('trial.again')}
          </Button>
        </div>
      </div>
    </div>
  );
}
