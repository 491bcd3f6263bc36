import { useState } from 'react';
import { useNavigate } from '#/lib/router/hooks.ts';
import type { MainCategory } from '@daedap/contract/categories';
import { ownQuestionsMax, setupWith } from '#/domain/session/own-start.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { useTexts } from './texts.ts';
import type { PaperQuestionShown } from './use-making.ts';

type Props = {
  readonly questions: readonly PaperQuestionShown[];
  readonly category: MainCategory;
  readonly onSee: (source: PaperQuestionShown['source']) => void;
};

/** The questions that were made, each with the sentence it is about. The chosen ones are asked. */
export function MadeQuestions({ questions, category, onSee }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(questions.slice(0, firstChosen).map(({ text }) => text)),
  );
  const isFull = chosen.size >= ownQuestionsMax;
  const toggle = (text: string) => {
    const next = new Set(chosen);
    if (!next.delete(text)) next.add(text);
    setChosen(next);
  };
  const start = () => {
    const asked = questions
      .filter(({ text }) => chosen.has(text))
      // Nothing else of a made question goes along: not its sentence, not its place.
      .map(({ text, questionType, points }) => ({ text, questionType, points }));
    const { to, state } = setupWith({ source: 'materials', questions: asked, category });
    void navigate(to, { state });
  };
  return (
    <Card title={t('materials.make.title')}>
      <p className="mb-3 text-sm text-ink-soft">
        {t('materials.make.hint', { max: ownQuestionsMax })}
      </p>
      <ol className="flex flex-col gap-4">
        {questions.map(({ text, points, source, requirement }) => (
          <li key={text} className="border-b border-line pb-4 last:border-0">
            <label className="flex min-h-11 items-start gap-3">
              <input
                type="checkbox"
                className="mt-0.5 size-5 shrink-0 accent-accent"
                checked={chosen.has(text)}
                disabled={!chosen.has(text) && isFull}
                onChange={() => toggle(text)}
              />
              <span className="min-w-0 font-semibold wrap-anywhere">{text}</span>
            </label>
            <div className="ml-8">
              {requirement && (
                <p className="text-sm text-ink-soft wrap-anywhere">
                  {t('materials.make.requirement', { sentence: requirement.sentence })}
                </p>
              )}
              <p className="text-sm text-ink-soft wrap-anywhere">
                {t('materials.make.source', { sentence: source.sentence })}
              </p>
              {points.length > 0 && (
                <p className="mt-1 text-sm text-ink-soft">
                  {t('materials.make.points', {
                    points: points.map(({ label }) => label).join(', '),
                  })}
                </p>
              )}
              <Button variant="quiet" onClick={() => onSee(source)}>
                {t('materials.make.see')}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-pretty text-ink-soft">
        {t('materials.make.sent', { count: chosen.size })}
      </p>
      <div className="mt-3">
        <Button size="large" ready={chosen.size > 0} onClick={start}>
          {t('materials.make.start', { count: chosen.size })}
        </Button>
      </div>
    </Card>
  );
}

/** As many as the shortest interview asks. */
const firstChosen = 3;
