import {
  dailyGoalSessions,
  goalAlmostTherePercent,
  goalWellDonePercent,
} from '@daedap/contract/constants/interview';
import { Card } from '#/ui/card.tsx';
import { Ring } from '#/ui/ring.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { useTexts } from './texts.ts';

const ringSize = 120;

/** `done` is null while it is unknown. */
export function GoalCard({ done }: { done: number | null }) {
  const { t } = useTexts();
  return (
    <Card title={t('dashboard.goal.title')}>
      <div className="flex flex-wrap items-center gap-5 lg:flex-col lg:gap-7 lg:pt-6 lg:text-center">
        {done === null ? <GoalSkeleton /> : <Goal done={done} />}
      </div>
    </Card>
  );
}

function Goal({ done }: { done: number }) {
  const { t } = useTexts();
  const { percent, message } = goalOf(done);
  return (
    <>
      <Ring
        label={t('dashboard.goal.ring', { goal: dailyGoalSessions, done })}
        part={percent / 100}
        size={ringSize}
      >
        <span className="text-3xl font-extrabold">{done}</span>
        <span className="text-lg text-ink-soft">/{dailyGoalSessions}</span>
      </Ring>
      <p className="min-w-0 flex-[1_1_8rem] font-semibold text-pretty lg:flex-none">
        {t(`dashboard.goal.${message}`)}
      </p>
    </>
  );
}

function GoalSkeleton() {
  return (
    <>
      <div
        aria-hidden="true"
        className="size-[min(7.5rem,174px)] shrink-0 rounded-full border-8 border-line"
      />
      <Skeleton width="9rem" />
    </>
  );
}

/** Today's progress and its message. */
export function goalOf(todayCompleted: number) {
  const percent = (todayCompleted / dailyGoalSessions) * 100;
  if (percent >= goalWellDonePercent) return { percent, message: 'wellDone' } as const;
  if (percent >= goalAlmostTherePercent) return { percent, message: 'almostThere' } as const;
  return { percent, message: 'keepGoing' } as const;
}
