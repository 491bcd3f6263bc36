import { timerWarningSeconds } from '@daedap/contract/constants/interview';
import { useEffect, useId } from 'react';
import { useTexts } from '#/features/interview/texts.ts';
import { Button } from '#/ui/button.tsx';
import { Ring } from '#/ui/ring.tsx';
import { focusWhenFree } from '#/ui/focus-when-free.ts';
import { answerLimitOf, isHeard } from '#/features/interview/interview-context.ts';
import { controlOf, hintOf, secondsLeft } from './control.ts';
import { clockText } from './labels.ts';
import { AskAgain } from './real-parts.tsx';
import type { LiveProps } from '#/features/interview/interview-machine.ts';

const acts = {
  start: 'START',
  asking: 'SKIP',
  counting: null,
  starting: null,
  complete: 'COMPLETE',
  stopping: null,
  between: null,
  none: null,
} as const;

const labels = {
  start: 'interview.control.start',
  asking: 'interview.control.skip',
  counting: 'interview.control.start',
  starting: 'interview.control.starting',
  complete: 'interview.control.complete',
  stopping: 'interview.control.complete',
  between: 'interview.real.next',
} as const;

/** The time, the one primary button in reach of a thumb, and the pause beside it. */
export function ControlBar({ snapshot, send }: LiveProps) {
  const { t } = useTexts();
  const hintId = useId();
  const { context } = snapshot;
  const control = controlOf(snapshot);
  const event = acts[control];
  const act = event && (() => send({ type: event }));
  useSpaceKey(act);
  if (control === 'none') return null;
  const paused = snapshot.matches({ flow: { answering: { running: 'paused' } } });
  const pausable = snapshot.can({ type: 'PAUSE' }) || paused;
  const second = pausable || snapshot.can({ type: 'ASK_AGAIN' });
  return (
    <div className="sticky bottom-0 z-10 border-t border-line bg-paper pb-[max(0.5rem,var(--safe-bottom))]">
      <div className="@container">
        {/* With large text on a phone: the time and the small button in one row, the primary one below, nothing else. */}
        <div className="mx-auto grid w-full max-w-2xl grid-cols-[auto_1fr_auto] items-center gap-x-3 px-4 pt-2 @max-3xs:grid-cols-[1fr_auto] @max-3xs:gap-y-1 @max-3xs:pt-1 @max-3xs:[&_button]:min-h-[44px] @max-3xs:[&_button]:px-3 @max-3xs:[&_button]:py-0.5">
          <div className="row-span-2 @max-3xs:row-span-1">
            <TimeLeft timeLimit={answerLimitOf(context)} elapsed={context.answer.elapsed} />
          </div>
          <div className={`@max-3xs:order-1 @max-3xs:col-span-2 ${second ? '' : 'col-span-2'}`}>
            <Button
              size="large"
              wide
              busy={control === 'starting'}
              ready={act !== null}
              // The voice reads the question: the focus must not make a screen reader read it too.
              ref={isHeard(context) === 'yes' ? focusWhenFree : undefined}
              aria-describedby={hintId}
              // A key that is held down would start and end an answer in one go.
              onKeyDown={(key) => key.repeat && key.preventDefault()}
              onClick={act ?? undefined}
            >
              {t(labels[control])}
            </Button>
          </div>
          <AskAgain snapshot={snapshot} send={send} />
          {pausable && (
            <div className="grid">
              <Button
                variant="secondary"
                onClick={() => send({ type: paused ? 'RESUME' : 'PAUSE' })}
              >
                {t(paused ? 'interview.control.resume' : 'interview.control.pause')}
              </Button>
            </div>
          )}
          <p
            id={hintId}
            className="col-span-2 min-h-6 text-sm text-ink-soft @max-3xs:order-2 @max-3xs:min-h-0 @max-3xs:leading-tight @max-3xs:empty:hidden"
          >
            {hintOf(snapshot)}
          </p>
        </div>
      </div>
    </div>
  );
}

type TimeLeftProps = { readonly timeLimit: number; readonly elapsed: number };

/** A ring and mm:ss. Near the end it only changes its colour: nothing blinks. */
function TimeLeft(props: TimeLeftProps) {
  const { t } = useTexts();
  const left = secondsLeft(props);
  const time = clockText(left);
  const near = props.elapsed > 0 && left <= timerWarningSeconds;
  return (
    <div
      data-near={near || undefined}
      className={near ? '[--accent-ink:var(--score-amber)]' : undefined}
    >
      {/* Large text on a phone leaves no room for the ring. */}
      <div className="@max-3xs:text-accent-ink @max-3xs:[&_svg]:hidden @max-3xs:[&>div]:h-auto! @max-3xs:[&>div]:w-auto! @max-3xs:[&>div]:justify-items-start">
        <Ring
          label={t('interview.time.left', { time })}
          part={props.timeLimit > 0 ? left / props.timeLimit : 0}
          size={68}
        >
          <span className="text-sm">{time}</span>
        </Ring>
      </div>
    </div>
  );
}

/** Elements on which the space bar has a meaning of its own. */
const taken = 'button, a, input, textarea, select, summary, label, video, [contenteditable]';

/** The space bar presses the primary button, unless the focused element uses it itself. */
function useSpaceKey(act: (() => void) | null): void {
  useEffect(() => {
    if (!act) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || event.ctrlKey || event.altKey || event.metaKey) {
        return;
      }
      const busy = event.target instanceof Element && event.target.closest(taken) !== null;
      if (busy || document.querySelector('dialog[open]')) return;
      // The page would scroll.
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [act]);
}
