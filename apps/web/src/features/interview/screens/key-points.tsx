import { getKeyPoints } from '@daedap/contract/calls/questions';
import type { SessionRef } from '@daedap/contract/ids';
import type { Question } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { keyPointsHere } from '#/coach/offline-questions.ts';
import { useTexts } from '#/features/interview/texts.ts';
import { call } from '#/lib/api/call.ts';
import { SpinnerMark } from '#/ui/loading.tsx';

type Props = {
  readonly sessionId: SessionRef;
  readonly question: Question;
  readonly language: Language;
};

/** Two or three points of the question's rubric, to think of before the answer. Only on request, and only in practice. */
export function KeyPoints({ sessionId, question, language }: Props) {
  const { t } = useTexts();
  const { data, isPending } = useQuery({
    queryKey: ['key points', sessionId, question.id, language],
    queryFn: ({ signal }) => findPoints({ sessionId, question, language }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <output className="mt-2 block rounded-control bg-accent-soft px-4 py-3 text-sm">
      {isPending && <SpinnerMark />}
      {data && data.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 pl-4">
          {data.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {!isPending && (!data || data.length === 0) && t('interview.keyPoints.none')}
    </output>
  );
}

/** The server has the questions of its sessions; the others were chosen by the coach of this device. */
async function findPoints({ sessionId, question, language }: Props, signal: AbortSignal) {
  if (typeof sessionId !== 'number') return keyPointsHere(question, language);
  const params = { sessionId, questionId: question.id };
  return (await call(getKeyPoints, { params, signal })).points;
}
