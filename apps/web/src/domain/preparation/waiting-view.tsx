import { troubleOf } from '#/ads/ad-errors.ts';
import { Button } from '#/ui/button.tsx';
import { SpinnerMark } from '#/ui/spinner-mark.tsx';
import { AdSlot } from './ad-slot.tsx';
import { Announcement } from './announcement.tsx';
import { CountdownRing } from './countdown-ring.tsx';
import { focusWhenFree } from '#/ui/focus-when-free.ts';
import { FullScreen } from './full-screen.tsx';
import type { WaitingSnapshot } from './waiting-machine.ts';
import { useTexts } from './texts.ts';

export type AnalysisPhase = 'running' | 'done' | 'failed';

type Props = {
  readonly screen: 'analysis' | 'end';
  readonly analysis: AnalysisPhase;
  /** What the server says about its progress. */
  readonly progress?: string | undefined;
  readonly snapshot: WaitingSnapshot;
  readonly canGoOn: boolean;
  readonly onResult: () => void;
};

/** The wait for an analysis: what is going on, an ad beside it, and the one way on. */
export function WaitingView(props: Props) {
  const { screen, analysis, progress, snapshot, canGoOn, onResult } = props;
  const { t } = useTexts();
  const { left, trouble } = snapshot.context;
  const title = t(`preparation.${screen}.${analysis}`);
  const hint = t(`preparation.${screen}.${analysis}Hint`);
  const counting =
    snapshot.matches({ withAd: { timer: 'counting' } }) &&
    !snapshot.matches({ withAd: { ad: 'over' } });
  return (
    <FullScreen
      title={title}
      hint={analysis === 'running' ? (progress ?? hint) : hint}
      bottom={
        counting && !canGoOn ? (
          <CountdownRing left={left} look="small" />
        ) : (
          <div className="w-full max-w-sm">
            {canGoOn ? (
              <Button ref={focusWhenFree} size="large" wide onClick={onResult}>
                {t(`preparation.${screen}.result`)}
              </Button>
            ) : (
              <Button size="large" wide busy>
                {t(`preparation.${screen}.busy`)}
              </Button>
            )}
          </div>
        )
      }
    >
      {screen === 'end' && analysis === 'running' && <SpinnerMark />}
      {snapshot.matches({ withAd: { ad: 'on' } }) && <AdSlot />}
      {trouble && (
        <p className="text-sm text-ink-soft">{t(`preparation.trouble.${troubleOf(trouble)}`)}</p>
      )}
      <Announcement
        text={
          analysis === 'running' && snapshot.context.metrics.status === 'VIEWING'
            ? t('preparation.ad.waiting')
            : title
        }
      />
    </FullScreen>
  );
}
