import { answerMaxCharacters } from '@daedap/contract/constants/interview';
import { useId, useState } from 'react';
import { Button } from '#/ui/button.tsx';
import { focusWhenFree } from '#/ui/focus-when-free.ts';
import { Form } from '#/ui/form.tsx';
import { Notice } from '#/ui/notice.tsx';
import { useTexts } from './texts.ts';

export type EditTranscriptProps = {
  /** What was heard; empty when no engine heard it. */
  readonly text: string;
  /** It is being scored. */
  readonly busy: boolean;
  readonly error: string | null;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
};

/** The transcript to correct, or to write where there is none. */
export function EditTranscript({ text, busy, error, onSave, onCancel }: EditTranscriptProps) {
  const { t, language } = useTexts();
  const id = useId();
  const [value, setValue] = useState(text);
  const problem = findProblem(value, text);
  const typing = text.trim() === '';
  const title = t(typing ? 'feedback.editing.typeTitle' : 'feedback.editing.title');
  const count = (characters: number) => characters.toLocaleString(language);
  const limit = count(answerMaxCharacters);
  const save = async () => {
    if (problem === null && !busy) onSave(value.trim());
  };
  return (
    <div>
      <h2 className="text-lg font-bold">{title}</h2>
      <p className="mt-1 mb-4 text-ink-soft">
        {t(typing ? 'feedback.editing.typeText' : 'feedback.editing.text')}
      </p>
      <Form label={title} onSubmit={save}>
        {error !== null && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
        <div>
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            {t('feedback.editing.field')}
          </label>
          <textarea
            ref={focusWhenFree}
            id={id}
            rows={7}
            value={value}
            readOnly={busy}
            aria-invalid={problem === 'tooLong' || undefined}
            aria-describedby={`${id}-problem`}
            className="field-sizing-content max-h-96 min-h-44 w-full resize-y rounded-control border border-line-strong bg-surface px-4 py-3 text-base aria-invalid:border-danger-ink"
            onChange={(event) => setValue(event.target.value)}
          />
          <div className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
            <p
              id={`${id}-problem`}
              aria-live="polite"
              className={problem === 'tooLong' ? 'font-medium text-danger-ink' : ''}
            >
              {problem &&
                t(`feedback.editing.problems.${problem}`, {
                  limit,
                  over: count(value.length - answerMaxCharacters),
                })}
            </p>
            <p className="ml-auto tabular-nums">
              {t('feedback.editing.count', { number: count(value.length), limit })}
            </p>
          </div>
        </div>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" ready={!busy} onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            busy={busy}
            ready={problem === null}
            aria-describedby={`${id}-problem`}
          >
            {t(typing ? 'feedback.editing.typeSave' : 'feedback.editing.save')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

type EditProblem = 'unchanged' | 'blank' | 'tooLong';

/** Why a text cannot be scored, or null. A blank one would count as a silent answer, which nobody types on purpose. */
function findProblem(text: string, before: string): EditProblem | null {
  if (text.trim() === '') return 'blank';
  if (text.length > answerMaxCharacters) return 'tooLong';
  return text.trim() === before.trim() ? 'unchanged' : null;
}
