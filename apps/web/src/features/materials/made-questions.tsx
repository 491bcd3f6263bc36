import type { MainCategory } from '@daedap/contract/categories';
import type { OwnQuestion } from '@daedap/contract/own-questions';
import { lazy, Suspense, useState } from 'react';
import { ownQuestionsMax, setupWith } from '#/domain/session/own-start.ts';
import { useNavigate } from '#/lib/router/hooks.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { useTexts } from './texts.ts';
import type { PaperQuestionShown } from './use-making.ts';

const AddToSetDialog = lazy(async () => ({
  default: (await import('#/domain/question-sets/add-to-set-dialog.tsx')).AddToSetDialog,
}));

type Props = {
  readonly questions: readonly PaperQuestionShown[];
  readonly category: MainCategory;
  readonly onSee: (source: PaperQuestionShown['source']) => void;
};

/** The questions that were made, each with the sentence it is about. The chosen ones are asked, or put into a set. */
export function MadeQuestions({ questions, category, onSee }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(questions.slice(0, firstChosen).map(({ text }) => text)),
  );
  const [adding, setAdding] = useState<readonly OwnQuestion[] | null>(null);
  const isFull = chosen.size >= ownQuestionsMax;
  const sent = questions.filter(({ text }) => chosen.has(text)).map(sentOf);
  const toggle = (text: string) => {
    const next = new Set(chosen);
    if (!next.delete(text)) next.add(text);
    setChosen(next);
  };
  const start = () => {
    const { to, state } = setupWith({ source: 'materials', questions: sent, category });
    void navigate(to, { state });
  };
  return (
    <Card title={t('materials.make.title')}>
      <p className="mb-3 text-sm text-ink-soft">
        {t('materials.make.hint', { max: ownQuestionsMax })}
      </p>
      <ol className="flex flex-col gap-4">
        {questions.map((question) => (
          <MadeQuestion
            key={question.text}
            question={question}
            isChosen={chosen.has(question.text)}
            isFull={isFull}
            onToggle={() => toggle(question.text)}
            onSee={() => onSee(question.source)}
            onAdd={() => setAdding([sentOf(question)])}
          />
        ))}
      </ol>
      {sent.length > 0 && <Sent questions={sent} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="large" ready={sent.length > 0} onClick={start}>
          {t('materials.make.start', { count: sent.length })}
        </Button>
        <Button
          size="large"
          variant="secondary"
          ready={sent.length > 0}
          onClick={() => setAdding(sent)}
        >
          {t('materials.make.addChosen', { count: sent.length })}
        </Button>
      </div>
      <Suspense>
        {adding && (
          <AddToSetDialog
            questions={adding}
            note={t('materials.make.addNote')}
            onClose={() => setAdding(null)}
          />
        )}
      </Suspense>
    </Card>
  );
}

/** As many as the shortest interview asks. */
const firstChosen = 3;

/** Nothing else of a made question goes to the server: not its sentence, not its place. */
const sentOf = ({ text, questionType, points }: PaperQuestionShown): OwnQuestion => ({
  text,
  questionType,
  points,
});

type MadeProps = {
  readonly question: PaperQuestionShown;
  readonly isChosen: boolean;
  readonly isFull: boolean;
  readonly onToggle: () => void;
  readonly onSee: () => void;
  readonly onAdd: () => void;
};

function MadeQuestion({ question, isChosen, isFull, onToggle, onSee, onAdd }: MadeProps) {
  const { t } = useTexts();
  const { text, points, source, requirement } = question;
  return (
    // Twenty questions are not laid out at once: those below the screen wait.
    <li className="border-b border-line pb-4 [contain-intrinsic-block-size:auto_12rem] [content-visibility:auto] [overflow-clip-margin:0.5rem] last:border-0">
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-accent"
          checked={isChosen}
          disabled={!isChosen && isFull}
          onChange={onToggle}
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
            {t('materials.make.points', { points: points.map(({ label }) => label).join(', ') })}
          </p>
        )}
        <div className="-ml-4 flex flex-wrap">
          <Button variant="quiet" onClick={onSee}>
            {t('materials.make.see')}
          </Button>
          <Button variant="quiet" onClick={onAdd}>
            {t('materials.make.add')}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Everything that goes to the server with the chosen questions, word by word. */
function Sent({ questions }: { readonly questions: readonly OwnQuestion[] }) {
  const { t } = useTexts();
  return (
    <>
      <p className="mt-4 text-sm text-pretty text-ink-soft">
        {t('materials.make.sent', { count: questions.length })}
      </p>
      <details className="mt-1 text-sm">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
          {t('materials.make.showSent')}
        </summary>
        <ul
          aria-label={t('materials.make.showSent')}
          className="flex flex-col gap-4 rounded-control bg-sunken p-4 wrap-anywhere"
        >
          {questions.map(({ text, points }) => (
            <li key={text}>
              <p className="font-semibold">{text}</p>
              <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-ink-soft">
                {points.map(({ label, start = '', cues }) => (
                  <li key={label}>
                    {label}
                    {start !== '' && <span className="block">{start}</span>}
                    {cues.length > 0 && (
                      <span className="block">
                        {t('materials.make.words', { words: cues.join(', ') })}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
