import { maxActiveSessions } from '@daedap/contract/constants/interview';
import { ownFollowUps } from '@daedap/contract/interview-formats';
import { pages } from '@daedap/contract/pages';
import { useEffect } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useAdsOn } from '#/domain/plan/subscription-store.ts';
import { loadWaiting, PreparationScreen } from '#/domain/preparation/later.tsx';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { lateParts, whenIdle } from '#/lib/load-part.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { ButtonLink } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Progress } from '#/ui/progress.tsx';
import { Skeleton, Spinner } from '#/ui/loading.tsx';
import { plannedCount, steps } from './choices.ts';
import { GeneratingScreen } from './generating-screen.tsx';
import type { setupMachine } from './setup-machine.ts';
import { useTexts } from './texts.ts';
import { Wizard } from './wizard.tsx';

type Props = {
  readonly state: SnapshotFrom<typeof setupMachine>;
  readonly send: ActorRefFrom<typeof setupMachine>['send'];
};

/** The wizard needs no camera, so the check of the devices comes after the page. */
const deviceCheck = lateParts(
  () => import('./device-check.tsx'),
  reportAndReturn('media', 'loading the check of the devices', null),
);
const DeviceCheck = deviceCheck.part((parts) => parts.DeviceCheck);

/** The screen for each state of the setup. */
export function SetupScreen(props: Props) {
  useEffect(() => whenIdle(() => void Promise.all([loadWaiting(), deviceCheck.preload()])), []);
  const isGenerating = props.state.matches('generating');
  useEffect(() => {
    // The preparation comes next.
    if (isGenerating) void loadWaiting();
  }, [isGenerating]);
  return <Screen {...props} />;
}

function Screen({ state, send }: Props) {
  const { t } = useTexts();
  const enableAds = useAdsOn();
  const { step, choices, terms, own, fill, language, activeCount, interview } = state.context;
  const message = state.context.message || t('setup.failed.unknown');

  if (state.matches('checking')) return <WizardSkeleton label={t('common.loading')} />;
  if (state.matches('waiting')) return <WizardSkeleton label={t('setup.checkingAgain')} />;
  if (state.matches('limit')) return <LimitScreen count={activeCount} />;
  if (state.matches('wizard') || state.matches('failed')) {
    return (
      <>
        <Wizard
          step={step}
          choices={choices}
          terms={terms}
          own={own}
          fill={fill}
          language={language}
          failure={state.matches('failed') ? message : null}
          onChoose={(choice) => send({ type: 'CHOOSE', choice })}
          onSetTerms={(chosen) => send({ type: 'SET_TERMS', terms: chosen })}
          onFill={(wanted) => send({ type: 'SET_FILL', fill: wanted })}
          onLanguage={(wanted) => send({ type: 'SET_LANGUAGE', language: wanted })}
          onDropOwn={() => send({ type: 'DROP_OWN' })}
          onNext={() => send({ type: 'NEXT' })}
          onBack={() => send({ type: 'BACK' })}
          onCheckDevices={() => send({ type: 'CHECK_DEVICES' })}
        />
        <AlertDialog
          open={state.matches({ failed: 'alerting' })}
          title={t('setup.failed.title')}
          text={t('setup.failed.text', { message })}
          cancelLabel={t('common.close')}
          confirmLabel={t('common.retry')}
          onCancel={() => send({ type: 'CLOSE_ALERT' })}
          onConfirm={() => send({ type: 'NEXT' })}
        />
      </>
    );
  }
  if (state.matches('deviceCheck')) {
    return (
      <DeviceCheck onStart={() => send({ type: 'NEXT' })} onBack={() => send({ type: 'BACK' })} />
    );
  }
  if (state.matches('generating')) {
    return (
      <GeneratingScreen
        choices={choices}
        terms={terms}
        count={plannedCount(choices.questionCount ?? 0, own, fill)}
        onCancel={() => send({ type: 'CANCEL' })}
      />
    );
  }
  const first = interview?.questions[0];
  if (state.matches('preparation') && interview && first) {
    const followUps = ownFollowUps(interview.interviewConfig);
    return (
      <PreparationScreen
        questionNumber={1}
        totalQuestions={interview.questions.length}
        followUps={followUps > 0 ? t('setup.followUps.upTo', { max: followUps }) : null}
        seconds={interview.interviewConfig.preparationSeconds}
        question={first.question}
        enableAds={enableAds}
        onStart={(metrics) => send({ type: 'PREPARED', metrics })}
        onLeave={(metrics) => send({ type: 'LEAVE', metrics })}
      />
    );
  }
  return <Spinner label={t('common.loading')} />;
}

/** While the active sessions are counted. */
function WizardSkeleton({ label }: { label: string }) {
  const { t } = useTexts();
  return (
    <div className="page-width max-w-3xl pt-6 sm:pt-10">
      <h1 className="sr-only">{t('setup.title')}</h1>
      <div className="grid grid-cols-4 gap-2">
        {steps.map((step) => (
          <Skeleton key={step} width="100%" height="0.375rem" />
        ))}
      </div>
      <div className="mt-10">
        <Skeleton width="16rem" height="2rem" />
      </div>
      <output className="mt-2 block text-ink-soft">{label}</output>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {steps.map((step) => (
          <Skeleton key={step} width="100%" height="5.5rem" />
        ))}
      </div>
    </div>
  );
}

/** Shown instead of the wizard when too many interviews are active to start another. */
function LimitScreen({ count }: { count: number }) {
  const { t } = useTexts();
  const max = maxActiveSessions;
  return (
    <div className="page-width max-w-xl py-10 sm:py-16">
      <Card>
        <h1 className="text-2xl font-extrabold tracking-tight">
          {t('setup.limit.title', { count })}
        </h1>
        <p className="mt-2 mb-6 text-pretty text-ink-soft">{t('setup.limit.text', { max })}</p>
        <Progress
          label={t('setup.limit.progress')}
          value={Math.min(100, (count / max) * 100)}
          valueText={t('setup.limit.value', { count, max })}
        />
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={pages.history} size="large">
            {t('setup.limit.toRecords')}
          </ButtonLink>
          <ButtonLink to={pages.dashboard} size="large" variant="secondary">
            {t('common.toDashboard')}
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
