import { difficultyNames } from '@daedap/contract/category-names';
import type { UserAnswer } from '@daedap/contract/interviews';
import { PrintedDelivery } from '#/domain/answer/review/later.tsx';
import { PrintedReview } from '#/domain/answer/review/printed-review.tsx';
import { categoryLabelsOf } from '#/domain/session/category-labels.ts';
import { translate as sessionText } from '#/domain/session/texts.ts';
import { formatDuration } from '#/lib/format.ts';
import { shortDateAndTimeText } from '#/lib/time/date-text.ts';
import { nameOf } from '#/lib/i18n/name-of.ts';
import { loadFontForPrint } from '#/lib/load-font.ts';
import { useSession } from '#/lib/session/session-store.ts';
import type { Results } from './results-query.ts';
import { PrintOverall } from './print-overall.tsx';
import '#/ui/report.css';
import { useTexts } from './texts.ts';

type Props = { readonly results: Results; readonly answers: readonly UserAnswer[] };

/** The printed report: replaces the page in print. */
export function PrintReport({ results: { session, analysis }, answers }: Props) {
  const { t, language } = useTexts();
  const person = useSession();
  const { main, sub } = categoryLabelsOf(session, language);
  const facts = [
    [t('results.report.who'), person.status === 'signedIn' ? person.user.username : ''],
    [t('results.report.date'), shortDateAndTimeText(new Date(session.createdAt))],
    [
      t('results.report.interview'),
      `${sessionText('sessions.title', { main, sub })} · ${nameOf(difficultyNames, session.difficulty, language)}`,
    ],
    [
      t('results.report.questions'),
      t('results.overall.done', {
        completed: session.completedQuestions,
        total: session.totalQuestions,
      }),
    ],
  ] as const;
  return (
    <article
      ref={(report) => void loadFontForPrint(report)}
      data-report=""
      className="hidden leading-normal print:block"
    >
      <header className="border-b border-line pb-4">
        <p className="text-sm font-semibold text-ink-soft">{t('common.fullName')}</p>
        <h1 className="mt-1 text-2xl font-extrabold">{t('results.report.title')}</h1>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-0.5">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {analysis ? (
        <PrintOverall analysis={analysis} />
      ) : (
        <p className="mt-5">{t('results.report.noAnalysis')}</p>
      )}
      <PrintedDelivery session={session} answers={answers} />
      {answers.length > 0 && (
        <h2 className="mt-8 text-xl font-bold">{t('results.report.answers')}</h2>
      )}
      {answers.map((answer) => (
        <PrintAnswer key={answer.id} answer={answer} />
      ))}
    </article>
  );
}

function PrintAnswer({ answer }: { answer: UserAnswer }) {
  const { t } = useTexts();
  const { answerDuration, expectedDuration, isTimeExceeded } = answer;
  const time = t('results.report.time', {
    duration:
      answerDuration === null ? t('results.answers.timeUnknown') : formatDuration(answerDuration),
    expected: formatDuration(expectedDuration),
  });
  return (
    <PrintedReview
      answer={answer}
      heading={
        <>
          <p className="text-sm font-semibold text-ink-soft">
            {t('results.answers.number', { number: answer.questionNumber })}
          </p>
          <h3 className="text-lg font-bold wrap-anywhere">{answer.question.question}</h3>
        </>
      }
      footer={
        <p className="text-ink-soft">
          {time}
          {isTimeExceeded && ` · ${t('results.answers.exceeded')}`}
        </p>
      }
    />
  );
}
