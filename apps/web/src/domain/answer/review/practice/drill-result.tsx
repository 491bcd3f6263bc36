import { getDrills } from '@daedap/contract/calls/practice';
import { type DrillName, drills } from '@daedap/contract/drills';
import { useQuery } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { Notice } from '#/ui/notice.tsx';
import type { PractisedAnswer } from './queries.ts';
import { useTexts } from './texts.ts';

type Props = { readonly answer: PractisedAnswer; readonly drill: DrillName };

/** Whether the answer passes the drill that the user does with this question. */
export function DrillResult({ answer, drill }: Props) {
  const { t, language } = useTexts();
  const { questionId, answerId, text } = answer;
  const { data } = useQuery({
    queryKey: ['practice', 'drills', answerId, text],
    queryFn: async ({ signal }) => {
      const params = { questionId: String(questionId) };
      const query = { answerId: String(answerId) };
      return (await call(getDrills, { params, query, signal })).drills;
    },
    retry: false,
    networkMode: 'always',
  });
  const result = data?.find(({ name }) => name === drill);
  if (!result) return null;
  const { title, text: instructions } = drills[drill];
  const outcome = result.passed === null ? 'unknown' : result.passed ? 'passed' : 'again';
  return (
    <div className="mt-4">
      <Notice tone="info">
        <p className="font-semibold">
          {t(`practice.drill.${outcome}`, { title: title[language] })}
        </p>
        {outcome !== 'passed' && <p className="mt-1 text-pretty">{instructions[language]}</p>}
      </Notice>
    </div>
  );
}
