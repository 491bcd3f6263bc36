import { type Habit, drillFor, drills, habits } from '@daedap/contract/drills';
import { shareOf, weakestHabit } from '@daedap/contract/habits';
import { shownReviews } from '@daedap/contract/constants/practice';
import { pages } from '@daedap/contract/pages';
import type { MonthSummary } from '@daedap/contract/practice';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PrintedReview } from '#/domain/answer/review/printed-review.tsx';
import { categoryLabelsOf } from '#/domain/session/category-labels.ts';
import { HabitRow } from '#/features/dashboard/habits/habit-section.tsx';
import { reviewsQuery } from '#/features/dashboard/reviews/reviews-query.ts';
import { ScoreLine } from '#/features/dashboard/score-line.tsx';
import { loadFontForPrint } from '#/lib/load-font.ts';
import { useSession } from '#/lib/session/session-store.ts';
import { ButtonLink } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import '#/ui/report.css';
import { startOf } from '#/lib/time/calendar.ts';
import { dateText, dayOfMonthText } from '#/lib/time/date-text.ts';
import { monthName } from './month-query.ts';
import { useTexts } from './texts.ts';

type Props = { readonly summary: MonthSummary };

/** A month on one sheet: the same on the screen and on paper, in the design of the report of an interview. */
export function MonthReport({ summary }: Props) {
  const { t } = useTexts();
  const person = useSession();
  const month = monthName(summary.month);
  if (summary.answers === 0)
    return (
      <Card>
        <p className="text-lg font-semibold">{t('month.empty', { month })}</p>
        <p className="mt-1 text-pretty text-ink-soft">{t('month.emptyText')}</p>
        <div className="mt-4">
          <ButtonLink to={pages.setup} state={{ single: true }}>
            {t('month.start')}
          </ButtonLink>
        </div>
      </Card>
    );
  const facts = [
    [t('month.who'), person.status === 'signedIn' ? person.user.username : ''],
    [t('month.practised'), t('month.days', { count: summary.days })],
    [t('month.interviews'), t('month.count', { count: summary.interviews })],
    [t('month.answers'), t('month.answerCount', { count: summary.answers })],
  ] as const;
  return (
    <article
      ref={(report) => void loadFontForPrint(report)}
      data-report=""
      className="rounded-card border border-line bg-surface p-5 leading-normal shadow-card print:rounded-none print:border-0 print:p-0 print:shadow-none sm:p-9"
    >
      <header className="border-b border-line pb-4">
        <p className="text-sm font-semibold text-ink-soft">{t('common.fullName')}</p>
        <h2 className="mt-1 text-2xl font-extrabold">{t('month.heading', { month })}</h2>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-0.5">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <Trend summary={summary} />
      <Habits summary={summary} />
      <NextSteps summary={summary} />
      {summary.best.length > 0 && (
        <Part title={t('month.best')}>
          {summary.best.map((answer) => (
            <PrintedReview
              key={answer.id}
              answer={answer}
              heading={<BestHeading answer={answer} />}
            />
          ))}
        </Part>
      )}
    </article>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-7">
      <h2 className="text-xl font-bold">{title}</h2>
      {children}
    </section>
  );
}

function BestHeading({ answer }: { readonly answer: MonthSummary['best'][number] }) {
  const { language } = useTexts();
  const { main, sub } = categoryLabelsOf(answer.question, language);
  return (
    <>
      <p className="text-sm font-semibold text-ink-soft">
        {dateText(new Date(answer.createdAt))} · {main} &gt; {sub}
      </p>
      <h3 className="text-lg font-bold wrap-anywhere">{answer.question.question}</h3>
    </>
  );
}

/** The scores of the month in words and, from two days on, as a line. */
function Trend({ summary: { trend, averageScore, previousScore } }: Props) {
  const { t } = useTexts();
  const nameOf = (date: string) => dayOfMonthText(startOf(date));
  const [first] = trend;
  const last = trend.at(-1);
  return (
    <Part title={t('month.trend')}>
      {averageScore !== null && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
          <span>
            {t('month.average')}{' '}
            <span className="text-2xl font-extrabold tabular-nums">
              {t('month.score', { score: averageScore })}
            </span>
          </span>
          <span className="text-pretty text-ink-soft">
            <Comparison score={averageScore} previous={previousScore} />
          </span>
        </p>
      )}
      {first && trend.length === 1 && (
        <p className="mt-2 text-pretty text-ink-soft">
          {t('month.oneDay', { ...first, date: nameOf(first.day) })}
        </p>
      )}
      {first && last && trend.length > 1 && (
        <figure data-whole="" className="mt-3">
          <figcaption className="text-ink-soft">{t('month.trendText')}</figcaption>
          <ScoreLine points={trend.map(({ day: id, score }) => ({ id, score }))} />
          <div aria-hidden="true" className="flex justify-between text-sm text-ink-soft">
            <span>{nameOf(first.day)}</span>
            <span>{nameOf(last.day)}</span>
          </div>
          <div className="sr-only">
            <table>
              <caption>{t('month.table')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('month.date')}</th>
                  <th scope="col">{t('month.average')}</th>
                </tr>
              </thead>
              <tbody>
                {trend.map(({ day: date, score }) => (
                  <tr key={date}>
                    <td>{nameOf(date)}</td>
                    <td>{score}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </figure>
      )}
    </Part>
  );
}

type ComparisonProps = { readonly score: number; readonly previous: number | null };

function Comparison({ score, previous }: ComparisonProps) {
  const { t } = useTexts();
  if (previous === null) return null;
  if (score > previous) return t('month.risen', { points: score - previous });
  return previous - score <= similarPoints
    ? t('month.steady')
    : t('month.below', { score: previous });
}

/** A smaller difference between two months says nothing. */
const similarPoints = 2;

const isHabit = (name: string): name is Habit => habits.some((known) => known === name);

const habitLinesOf = (summary: MonthSummary) =>
  summary.habits.flatMap(({ name, shown }) => (isHabit(name) ? [{ name, shown }] : []));

function Habits({ summary }: Props) {
  const { t } = useTexts();
  return (
    <Part title={t('month.habits')}>
      <p className="mt-1 text-sm text-ink-soft">{t('month.habitsText')}</p>
      <ul data-whole="" className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 print:grid-cols-2">
        {habitLinesOf(summary).map((line) => (
          <HabitRow key={line.name} line={line} />
        ))}
      </ul>
    </Part>
  );
}

/** The drill for the weakest habit, and the questions that come back first. */
function NextSteps({ summary }: Props) {
  const { t, language } = useTexts();
  const { data: reviews } = useQuery(reviewsQuery);
  const lines = habitLinesOf(summary);
  const weakest = weakestHabit(lines);
  const drill = weakest && drills[drillFor(weakest)];
  const isTooEarly = lines.every((line) => shareOf(line) === null);
  const again = (reviews ?? []).slice(0, shownReviews);
  return (
    <Part title={t('month.next')}>
      {drill ? (
        <div data-whole="" className="mt-2">
          <p className="font-semibold">{t('month.drill', { title: drill.title[language] })}</p>
          <p className="mt-1 text-pretty">{drill.text[language]}</p>
        </div>
      ) : (
        <p className="mt-2 text-pretty">{t(isTooEarly ? 'month.tooFew' : 'month.steadyHabits')}</p>
      )}
      {again.length > 0 && (
        <div data-whole="" className="mt-4">
          <p className="font-semibold">{t('month.again')}</p>
          <ul className="mt-1 list-disc pl-5">
            {again.map(({ session, answer, dueOn }) => (
              <li key={answer.questionId} className="wrap-anywhere">
                <span lang={session.language}>{answer.question.question}</span>{' '}
                <span className="text-sm text-ink-soft">
                  {t('month.due', { date: dayOfMonthText(startOf(dueOn)) })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Part>
  );
}
