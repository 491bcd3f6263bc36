import { followUpCategory, maxFollowUps } from '@daedap/contract/constants/interview';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useAdsOn } from '#/domain/plan/subscription-store.ts';
import { PreparationScreen } from '#/domain/preparation/preparation-screen.tsx';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { Spinner } from '#/ui/spinner.tsx';
import { DeviceCheck } from './device-check.tsx';
import { GeneratingScreen } from './generating-screen.tsx';
import { LimitScreen } from './limit-screen.tsx';
import type { setupMachine } from './setup-machine.ts';
import { Wizard } from './wizard.tsx';
import { WizardSkeleton } from './wizard-skeleton.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly state: SnapshotFrom<typeof setupMachine>;
  readonly send: ActorRefFrom<typeof setupMachine>['send'];
};

/** One state of the setup, one screen. */
export function SetupView({ state, send }: Props) {
  const { t } = useTexts();
  const enableAds = useAdsOn();
  const { step, choices, activeCount, interview } = state.context;
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
          failure={state.matches('failed') ? message : null}
          onChoose={(choice) => send({ type: 'CHOOSE', choice })}
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
    return <GeneratingScreen choices={choices} onCancel={() => send({ type: 'CANCEL' })} />;
  }
  const first = interview?.questions[0];
  if (state.matches('preparation') && interview && first) {
    return (
      <PreparationScreen
        questionNumber={1}
        totalQuestions={interview.questions.length}
        followUps={
          interview.interviewConfig.mainCategory === followUpCategory
            ? t('setup.followUps.upTo', { max: maxFollowUps })
            : null
        }
        question={first.question}
        enableAds={enableAds}
        onStart={(metrics) => send({ type: 'PREPARED', metrics })}
        onLeave={(metrics) => send({ type: 'LEAVE', metrics })}
      />
    );
  }
  return <Spinner label={t('common.loading')} />;
}
