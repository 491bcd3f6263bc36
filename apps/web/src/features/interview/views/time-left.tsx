import { timerWarningSeconds } from '@daedap/contract/constants/interview';
import { Ring } from '#/ui/ring.tsx';
import { clockText } from './labels.ts';
import { useTexts } from '#/features/interview/texts.ts';

/** Whole seconds that an answer still has. */
export const secondsLeft = ({ timeLimit, elapsed }: Props) =>
  Math.max(0, Math.ceil(timeLimit - elapsed));

type Props = { readonly timeLimit: number; readonly elapsed: number };

/** A ring and mm:ss. Near the end it only changes its colour: nothing blinks. */
export function TimeLeft(props: Props) {
  const { t } = useTexts();
  const left = secondsLeft(props);
  const time = clockText(left);
  const near = props.elapsed > 0 && left <= timerWarningSeconds;
  return (
    <div
      data-near={near || undefined}
      className={near ? '[--accent-ink:var(--score-amber)]' : undefined}
    >
      <Ring
        label={t('interview.time.left', { time })}
        part={props.timeLimit > 0 ? left / props.timeLimit : 0}
        size={68}
      >
        <span className="text-sm">{time}</span>
      </Ring>
    </div>
  );
}
