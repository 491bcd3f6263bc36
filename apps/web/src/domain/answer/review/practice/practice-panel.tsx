import { useState } from 'react';
import { drillOf } from '#/domain/session/chosen-drill.ts';
import { Button } from '#/ui/button.tsx';
import type { RecordedAnswer } from '#/domain/answer/review/delivery/recorded-answer.ts';
import { DrillResult } from './drill-result.tsx';
import { Example } from './example.tsx';
import { Outline } from './outline.tsx';
import type { PractisedAnswer } from './queries.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly answer: PractisedAnswer;
  /** Results have a heading above the answers. */
  readonly level: 2 | 3;
};

type ReviewProps = {
  readonly answer: { readonly analysisStatus: string; readonly answerText: string | null };
  readonly recording?: RecordedAnswer | undefined;
  readonly layout: string;
};

/** The panel of a reviewed answer, if the server has scored it. */
export function AnswerPractice({ answer, recording, layout }: ReviewProps) {
  if (answer.analysisStatus !== 'completed' || !recording?.onServer) return null;
  const { answerId } = recording.onServer;
  const text = answer.answerText ?? '';
  return (
    <PracticePanel
      key={answerId}
      answer={{ questionId: recording.questionId, answerId, text }}
      level={layout === 'results' ? 3 : 2}
    />
  );
}

const parts = { outline: Outline, example: Example } as const;

/** What helps to say it better next time. Each part is loaded when it is asked for. */
export function PracticePanel({ answer, level }: Props) {
  const { t } = useTexts();
  const [open, setOpen] = useState<keyof typeof parts | null>(null);
  const drill = drillOf(answer.questionId);
  const Heading = `h${level}` as const;
  const Open = open && parts[open];
  return (
    <section
      aria-label={t('practice.title')}
      className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7"
    >
      <Heading className="text-lg font-bold">{t('practice.title')}</Heading>
      {drill && <DrillResult answer={answer} drill={drill} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {(['outline', 'example'] as const).map((part) => (
          <Button
            key={part}
            variant="secondary"
            aria-expanded={open === part}
            onClick={() => setOpen(open === part ? null : part)}
          >
            {t(open === part ? `practice.${part}.hide` : `practice.${part}.show`)}
          </Button>
        ))}
      </div>
      {Open && <Open answer={answer} level={level === 2 ? 3 : 4} />}
    </section>
  );
}
