import { joinDeliveries, readDelivery } from '@daedap/contract/delivery';
import type { Session, UserAnswer } from '@daedap/contract/interviews';
import { useQuery } from '@tanstack/react-query';
import { loadFontForPrint } from '#/lib/load-font.ts';
import { useSession } from '#/lib/session/session-store.ts';
import { describeDelivery } from '#/media/delivery/describe-delivery.ts';
import { Card } from '#/ui/card.tsx';
import { DeliveryAdvice } from './advice.tsx';
import { loadTrack, sendDelivery } from './load-track.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly session: Pick<Session, 'id' | 'clientSessionId' | 'timePerQuestion'>;
  readonly answers: readonly UserAnswer[];
};

/** How a whole interview was said: one sentence, one thing to try. Nothing when nobody knows. */
export function SessionDelivery(props: Props) {
  const { t } = useTexts();
  const summary = joinDeliveries(useSummaries(props));
  if (!summary) return null;
  return (
    <Card title={t('delivery.session.title')}>
      <DeliveryAdvice summary={summary} />
      <p className="mt-3 text-sm text-ink-soft">{t('delivery.session.note')}</p>
    </Card>
  );
}

/** The same on paper, and below it each answer. */
export function PrintedDelivery(props: Props) {
  const { t } = useTexts();
  const summaries = useSummaries(props);
  const whole = joinDeliveries(summaries);
  if (!whole) return null;
  return (
    <section ref={(printed) => void loadFontForPrint(printed)} className="mt-8">
      <h2 className="text-xl font-bold">{t('delivery.session.title')}</h2>
      <div className="mt-2">
        <DeliveryAdvice summary={whole} />
      </div>
      <ul className="mt-3 flex flex-col gap-2">
        {props.answers.map(({ id, questionNumber }, place) => {
          const summary = summaries[place];
          return (
            summary && (
              <li key={id} data-whole="">
                <p className="text-sm font-semibold text-ink-soft">
                  {t('delivery.session.answer', { number: questionNumber })}
                </p>
                <DeliveryAdvice summary={summary} />
              </li>
            )
          );
        })}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{t('delivery.session.note')}</p>
    </section>
  );
}

/** What is known of each answer, in their order; null where nothing is. */
function useSummaries({ session, answers }: Props) {
  const person = useSession();
  const userId = person.status === 'signedIn' ? person.user.id : null;
  const known = answers.map(({ delivery }) => readDelivery(delivery));
  const { data } = useQuery({
    queryKey: ['session-delivery', userId, session.id, answers.map(({ id }) => id)],
    queryFn: ({ signal }) => summariesOf(userId, { session, answers }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
  return data ?? known;
}

/**
 * What the server knows, and for the rest what this device can measure: one after the other, since each needs a core. The
 * server gets it, also for answers that waited for the network.
 */
async function summariesOf(
  userId: number | null,
  { session, answers }: Props,
  signal: AbortSignal,
) {
  const summaries = [];
  for (const answer of answers) {
    const known = readDelivery(answer.delivery);
    if (known || userId === null) {
      summaries.push(known);
      continue;
    }
    const onServer =
      session.id > 0
        ? { sessionId: session.id, answerId: answer.id, delivery: answer.delivery }
        : null;
    const limit = session.timePerQuestion;
    const track = await loadTrack(
      userId,
      {
        sessionId: session.clientSessionId ?? session.id,
        questionId: answer.questionId,
        recordingId: answer.answerVideoPath,
        limit,
        onServer,
      },
      signal,
    );
    const words = { text: answer.answerText ?? '', segments: answer.segments, limit };
    const summary = track && describeDelivery(track, words).summary;
    if (summary && onServer) await sendDelivery(onServer, summary);
    summaries.push(summary);
  }
  return summaries;
}
