import { scriptMaxCharacters } from '@daedap/contract/constants/interview';
import { useId, useState } from 'react';
import { Button } from '#/ui/button.tsx';
import { focusWhenFree } from '#/ui/focus-when-free.ts';
import { Form } from '#/ui/form.tsx';
import { Notice } from '#/ui/notice.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly text: string;
  readonly busy: boolean;
  /** Saving it failed. The text is still here. */
  readonly failed: boolean;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
};

/** The user's script for a question, to write. */
export function ScriptEditor({ text, busy, failed, onSave, onCancel }: Props) {
  const { t, language } = useTexts();
  const id = useId();
  const [value, setValue] = useState(text);
  const count = (characters: number) => characters.toLocaleString(language);
  const isTooLong = value.length > scriptMaxCharacters;
  const isReady = value.trim() !== '' && !isTooLong;
  const save = async () => {
    if (isReady && !busy) onSave(value.trim());
  };
  return (
    <div className="mt-5">
      <Form label={t('practice.script.title')} onSubmit={save}>
        {failed && (
          <Notice tone="danger" role="alert">
            {t('practice.script.saveFailed')}
          </Notice>
        )}
        <div>
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            {t('practice.script.title')}
          </label>
          <p id={`${id}-hint`} className="mb-2 text-sm text-pretty text-ink-soft">
            {t('practice.script.hint')}
          </p>
          <textarea
            ref={focusWhenFree}
            id={id}
            rows={8}
            value={value}
            readOnly={busy}
            aria-invalid={isTooLong || undefined}
            aria-describedby={`${id}-hint ${id}-count`}
            className="field-sizing-content max-h-[32rem] min-h-52 w-full resize-y rounded-control border border-line-strong bg-surface px-4 py-3 text-base aria-invalid:border-danger-ink"
            onChange={(event) => setValue(event.target.value)}
          />
          <p
            id={`${id}-count`}
            className={`mt-1.5 text-right text-sm tabular-nums ${isTooLong ? 'font-medium text-danger-ink' : 'text-ink-soft'}`}
          >
            {t('practice.script.count', {
              number: count(value.length),
              limit: count(scriptMaxCharacters),
            })}
          </p>
        </div>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" ready={!busy} onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" busy={busy} ready={isReady} aria-describedby={`${id}-count`}>
            {t('practice.script.save')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
