import { drillSeconds } from '@daedap/contract/constants/practice';
import { drillFor, drills, type Habit } from '@daedap/contract/drills';
import { pages } from '@daedap/contract/pages';
import type { Progress } from '@daedap/contract/practice';
import { useNavigate } from '#/lib/router/hooks.ts';
import { currentPlan } from '#/domain/plan/subscription-store.ts';
import { chooseDrill } from '#/domain/session/chosen-drill.ts';
import { retakeStateOf } from '#/domain/session/retake-state.ts';
import { leaveConfirmed } from '#/lib/leave-confirmed.ts';
import { Button } from '#/ui/button.tsx';
import { useTexts } from './texts.ts';

type Props = { readonly habit: Habit; readonly retake: NonNullable<Progress['retake']> };

/** The exercise for a habit, with a question that the user has answered without it. */
export function DrillCard({ habit, retake }: Props) {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const name = drillFor(habit);
  const { questionId, question } = retake.answer;
  const start = () => {
    chooseDrill({ name, questionId });
    void navigate(pages.live, { state: { ...leaveConfirmed, ...drillStateOf(retake) } });
  };
  return (
    <section
      aria-label={t('habits.drill.title', { title: drills[name].title[language] })}
      className="rounded-control bg-accent-soft p-5"
    >
      <h3 className="font-bold">
        {t('habits.drill.title', { title: drills[name].title[language] })}
      </h3>
      <p className="mt-1 text-pretty">{drills[name].text[language]}</p>
      <p className="mt-3 text-sm text-pretty text-ink-soft wrap-anywhere">
        {t('habits.drill.question', { question: question.question })}
      </p>
      <div className="mt-4">
        <Button onClick={start}>{t('habits.drill.start')}</Button>
      </div>
    </section>
  );
}

/** A retake of a minute at most, as long as the plan allows. */
function drillStateOf({ session, answer }: Props['retake']) {
  const timePerQuestion = Math.min(drillSeconds, currentPlan().timeLimit);
  return retakeStateOf({ ...session, timePerQuestion }, answer);
}
