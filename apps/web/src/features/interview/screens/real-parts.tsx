import { SoundNotice } from '#/domain/answer/review/later.tsx';
import { Button } from '#/ui/button.tsx';
import type { InterviewContext } from '#/features/interview/interview-context.ts';
import type { LiveProps } from '#/features/interview/interview-machine.ts';
import { isReal, totalSecondsOf } from '#/features/interview/real/given-answers.ts';
import { useTexts } from '#/features/interview/texts.ts';
import { clockText } from './labels.ts';

/** The time of the whole interview: what has passed, or what is left of a limit. Nothing in practice. */
export function WholeTime({ context }: { readonly context: InterviewContext }) {
  const { t } = useTexts();
  if (!isReal(context)) return null;
  const total = totalSecondsOf(context);
  const time = clockText(total === null ? context.clock : Math.ceil(total - context.clock));
  return (
    <p role="timer" className="font-semibold text-accent-ink tabular-nums">
      {t(total === null ? 'interview.real.passed' : 'interview.real.left', { time })}
    </p>
  );
}

/** Repeats the question: once before an answer, or at its very beginning. */
export function AskAgain({ snapshot, send }: LiveProps) {
  const { t } = useTexts();
  if (!snapshot.can({ type: 'ASK_AGAIN' })) return null;
  return (
    <div className="grid">
      <Button
        variant="secondary"
        aria-label={t('interview.real.askAgain')}
        onClick={() => send({ type: 'ASK_AGAIN' })}
      >
        {/* Short where the primary button needs the room. */}
        <span className="sm:hidden">{t('interview.real.askAgainShort')}</span>
        <span className="max-sm:hidden">{t('interview.real.askAgain')}</span>
      </Button>
    </div>
  );
}

/** Over the picture, from the last word of an answer to the next question. */
export function BetweenNote() {
  const { t } = useTexts();
  return (
    <div className="relative grid place-items-center bg-paper/80 p-6 text-center">
      <output className="flex flex-col gap-1">
        <span className="text-2xl font-extrabold">{t('interview.real.thanks')}</span>
        <span className="text-ink-soft">{t('interview.real.nextSoon')}</span>
      </output>
    </div>
  );
}

/** What was wrong with the sound of the answer before. Practice says it with the feedback, real mode before the next answer. */
export function EarlierSound({ context }: { readonly context: InterviewContext }) {
  const last = context.given.at(-1)?.answer;
  if (!last?.recording) return null;
  const { id, blob } = last.recording;
  return (
    <div className="mt-3 has-[output:empty]:hidden">
      <SoundNotice
        recording={{
          sessionId: last.sessionId,
          questionId: last.question.id,
          recordingId: id,
          blob,
          limit: null,
          onServer: null,
        }}
      />
    </div>
  );
}

/** The question that a follow-up belongs to, where another one was asked in between. */
export function EarlierQuestion({ context }: { readonly context: InterviewContext }) {
  const { t } = useTexts();
  const { questions, index } = context;
  const parentId = questions[index]?.followsQuestionId ?? null;
  const parent = questions.findIndex(({ id }) => id === parentId);
  if (parent === -1 || parent === index - 1) return null;
  return (
    <p className="mb-2 text-sm text-ink-soft wrap-anywhere">
      {t('interview.real.backTo', { question: questions[parent]?.question ?? '' })}
    </p>
  );
}
