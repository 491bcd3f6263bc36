import { useId } from 'react';
import { Button } from '#/ui/button.tsx';
import { answerLimitOf } from '../interview-context.ts';
import { controlOf, hintOf } from './control.ts';
import type { LiveProps } from './live-props.ts';
import { TimeLeft } from './time-left.tsx';
import { useSpaceKey } from './use-space-key.ts';
import { useTexts } from '#/features/interview/texts.ts';

const acts = { start: 'START', complete: 'COMPLETE' } as const;

const labels = {
  start: 'interview.control.start',
  counting: 'interview.control.start',
  starting: 'interview.control.starting',
  complete: 'interview.control.complete',
  stopping: 'interview.control.complete',
} as const;

/** The time, the one primary button in reach of a thumb, and the pause beside it. */
export function ControlBar({ snapshot, send }: LiveProps) {
  const { t } = useTexts();
  const hintId = useId();
  const { context } = snapshot;
  const control = controlOf(snapshot);
  const event = control === 'start' || control === 'complete' ? acts[control] : null;
  const act = event && (() => send({ type: event }));
  useSpaceKey(act);
  if (control === 'none') return null;
  const pausable = control === 'complete';
  const paused = snapshot.matches({ flow: { answering: { running: 'paused' } } });
  return (
    <div className="sticky bottom-0 z-10 border-t border-line bg-paper pb-[max(0.5rem,var(--safe-bottom))]">
      <div className="@container">
        <div className="mx-auto grid w-full max-w-2xl grid-cols-[auto_1fr_auto] items-center gap-x-3 px-4 pt-2">
          <div className="row-span-2 @max-3xs:row-span-3">
            <TimeLeft timeLimit={answerLimitOf(context)} elapsed={context.answer.elapsed} />
          </div>
          <div className={pausable ? '@max-3xs:col-span-2' : 'col-span-2'}>
            <Button
              size="large"
              wide
              busy={control === 'starting'}
              ready={act !== null}
              aria-describedby={hintId}
              // A key that is held down would start and end an answer in one go.
              onKeyDown={(key) => key.repeat && key.preventDefault()}
              onClick={act ?? undefined}
            >
              {t(labels[control])}
            </Button>
          </div>
          {pausable && (
            <div className="grid @max-3xs:col-span-2 @max-3xs:mt-2">
              <Button
                variant="secondary"
                onClick={() => send({ type: paused ? 'RESUME' : 'PAUSE' })}
              >
                {t(paused ? 'interview.control.resume' : 'interview.control.pause')}
              </Button>
            </div>
          )}
          <p id={hintId} className="col-span-2 min-h-6 text-sm text-ink-soft">
            {hintOf(snapshot)}
          </p>
        </div>
      </div>
    </div>
  );
}
