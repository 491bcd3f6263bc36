import type { AnswerAttempt } from '@daedap/contract/interviews';
import { AnswerVideo } from '#/domain/recording/answer-video.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly sessionId: number;
  readonly attempt: AnswerAttempt;
  readonly name: string;
};

/** Its own video, never that of another attempt. */
export function AttemptVideo({ sessionId, attempt, name }: Props) {
  const { t } = useTexts();
  const { answerVideoPath, backup, question, questionId } = attempt;
  if (answerVideoPath === null && backup === null) {
    return <p className="text-sm text-ink-soft">{t('compare.video.none')}</p>;
  }
  return (
    <AnswerVideo
      key={attempt.id}
      autoPlay={false}
      watched={{
        sessionId,
        questionId,
        recordingId: answerVideoPath ?? undefined,
        backupUrl: backup?.url ?? null,
        questionText: t('compare.video.name', { attempt: name, question: question.question }),
      }}
    />
  );
}
