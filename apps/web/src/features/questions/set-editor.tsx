import { ownQuestionMaxCharacters } from '@daedap/contract/own-questions';
import {
  type QuestionSet,
  setNameMaxCharacters,
  setQuestionsMax,
} from '@daedap/contract/question-sets';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react';
import { createSet, isChangedElsewhere, saveSet } from '#/domain/question-sets/set-calls.ts';
import { ApiError } from '#/lib/api/api-error.ts';
import { formErrorText } from '#/lib/api/error-text.ts';
import { Button, IconButton } from '#/ui/button.tsx';
import { Form } from '#/ui/form.tsx';
import { BinIcon } from '#/ui/icons.tsx';
import { Notice } from '#/ui/notice.tsx';
import { TextArea } from '#/ui/text-area.tsx';
import { TextField } from '#/ui/text-field.tsx';
import {
  asCopy,
  changeDraft,
  contentOf,
  type Draft,
  type DraftProblem,
  forgetDraft,
  keepDraft,
} from './draft.ts';
import { ImportDialog } from './import-dialog.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly start: Draft;
  readonly onSaved: (set: QuestionSet) => void;
  readonly onCancel: () => void;
  /** Opens the bank. What is chosen there is added to what was written so far. */
  readonly onBank: () => void;
  /** Forgets what was written and loads the set as it is on the server. */
  readonly onTakeTheirs: () => void;
};

/** Writes a set. What is typed survives a reload of the tab, a lost network and a change elsewhere. */
export function SetEditor({ start, onSaved, onCancel, onBank, onTakeTheirs }: Props) {
  const { t } = useTexts();
  const [draft, change] = useReducer(changeDraft, start);
  const [problem, setProblem] = useState<DraftProblem | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  useEffect(() => keepDraft(draft), [draft]);
  const save = useMutation({
    networkMode: 'always',
    mutationFn: async (one: Draft) => {
      const content = contentOf(one);
      if (typeof content === 'string') throw new Error(content);
      return one.set ? saveSet(one.set, content) : createSet(one.key, content);
    },
    onSuccess: (set) => {
      forgetDraft();
      onSaved(set);
    },
  });
  const submit = async (one: Draft) => {
    const content = contentOf(one);
    setProblem(typeof content === 'string' ? content : null);
    if (typeof content === 'string') return;
    // The error is shown below.
    await save.mutateAsync(one).catch(() => undefined);
  };
  return (
    <Form label={t('sets.editor.label')} onSubmit={() => submit(draft)}>
      <TextField
        label={t('sets.editor.name')}
        value={draft.name}
        maxLength={setNameMaxCharacters}
        error={problem === 'noName' && t('sets.editor.noName')}
        onChange={({ currentTarget }) => change({ type: 'rename', name: currentTarget.value })}
      />
      <p className="text-sm text-ink-soft">{t('sets.editor.orderHint')}</p>
      <QuestionRows draft={draft} change={change} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          ready={draft.questions.length < setQuestionsMax}
          onClick={() => change({ type: 'add' })}
        >
          {t('sets.editor.add')}
        </Button>
        <Button variant="quiet" onClick={() => setIsImporting(true)}>
          {t('sets.editor.addMany')}
        </Button>
        <Button variant="quiet" onClick={onBank}>
          {t('sets.bank')}
        </Button>
      </div>
      {problem !== null && problem !== 'noName' && (
        <Notice tone="danger" role="alert">
          {t(`sets.editor.${problem}`, { max: ownQuestionMaxCharacters })}
        </Notice>
      )}
      {save.isError && (
        <SaveFailure
          error={save.error}
          onTakeTheirs={onTakeTheirs}
          onSaveCopy={() => void submit(asCopy(draft))}
        />
      )}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Button type="submit" busy={save.isPending}>
          {t('sets.editor.save')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
      {isImporting && (
        <ImportDialog
          onClose={() => setIsImporting(false)}
          onImport={({ questions }) => {
            change({ type: 'add', questions });
            setIsImporting(false);
          }}
        />
      )}
    </Form>
  );
}

type RowsProps = {
  readonly draft: Draft;
  readonly change: (change: Parameters<typeof changeDraft>[1]) => void;
};

function QuestionRows({ draft, change }: RowsProps) {
  const { t } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<Element | null>(null);
  const [said, setSaid] = useState('');
  // A browser takes the focus from an element that moves.
  useEffect(() => {
    const focused = moved.current;
    moved.current = null;
    if (focused instanceof HTMLElement && list.current?.contains(focused)) focused.focus();
  });
  const move = (id: string, number: number, by: 1 | -1) => {
    const to = number + by;
    if (to < 1 || to > draft.questions.length) return;
    moved.current = document.activeElement;
    change({ type: 'move', id, by });
    setSaid(t('sets.editor.moved', { number: to }));
  };
  const onKeyDown = (event: KeyboardEvent, id: string, number: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(id, number, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <>
      <ol ref={list} className="flex flex-col gap-5">
        {draft.questions.map(({ id, text, points }, index) => {
          const number = index + 1;
          return (
            <li key={id} className="rounded-card border border-line p-4">
              <TextArea
                label={t('sets.editor.question', { number })}
                rows={2}
                onKeyDown={(event) => onKeyDown(event, id, number)}
                value={text}
                maxLength={ownQuestionMaxCharacters}
                onChange={({ currentTarget }) =>
                  change({ type: 'write', id, text: currentTarget.value })
                }
              />
              <details className="mt-3" open={points !== ''}>
                <summary className="min-h-11 cursor-pointer py-2 text-ink-soft">
                  {t('sets.editor.points', { number })}
                </summary>
                <TextArea
                  label={t('sets.editor.points', { number })}
                  hint={t('sets.editor.pointsHint')}
                  rows={3}
                  value={points}
                  onChange={({ currentTarget }) =>
                    change({ type: 'write', id, points: currentTarget.value })
                  }
                />
              </details>
              <div className="mt-2 flex justify-end">
                <IconButton
                  label={t('sets.editor.up', { number })}
                  onClick={() => move(id, number, -1)}
                >
                  <Arrow up />
                </IconButton>
                <IconButton
                  label={t('sets.editor.down', { number })}
                  onClick={() => move(id, number, 1)}
                >
                  <Arrow />
                </IconButton>
                <IconButton
                  label={t('sets.editor.remove', { number })}
                  onClick={() => change({ type: 'remove', id })}
                >
                  <BinIcon />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ol>
      <output className="sr-only">{said}</output>
    </>
  );
}

function Arrow({ up = false }: { up?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={up ? 'm6 15 6-6 6 6' : 'm6 9 6 6 6-6'} />
    </svg>
  );
}

type FailureProps = {
  readonly error: unknown;
  readonly onTakeTheirs: () => void;
  readonly onSaveCopy: () => void;
};

function SaveFailure({ error, onTakeTheirs, onSaveCopy }: FailureProps) {
  const { t } = useTexts();
  const isChanged = isChangedElsewhere(error);
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
  const text = isChanged
    ? t('sets.editor.changed')
    : isGone
      ? t('sets.editor.gone')
      : formErrorText(error, t('sets.editor.failed'));
  return (
    <Notice tone="danger" role="alert">
      <p>{text}</p>
      {(isChanged || isGone) && (
        <div className="mt-3 flex flex-wrap gap-3">
          {isChanged && (
            <Button variant="secondary" onClick={onTakeTheirs}>
              {t('sets.editor.takeTheirs')}
            </Button>
          )}
          <Button variant="secondary" onClick={onSaveCopy}>
            {t('sets.editor.saveCopy')}
          </Button>
        </div>
      )}
    </Notice>
  );
}
