import type { QuestionSet } from '@daedap/contract/question-sets';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from '#/lib/router/hooks.ts';
import { deleteSet } from '#/domain/question-sets/set-calls.ts';
import { ownQuestionsMax, setupWith } from '#/domain/session/own-start.ts';
import { errorText } from '#/lib/api/error-text.ts';
import { apiOrigin } from '#/lib/env.ts';
import { saveFile } from '#/lib/save-file.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Notice } from '#/ui/notice.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { setFile } from './read-questions.ts';
import { linkOf } from './shared-set.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly set: QuestionSet;
  readonly onBank: () => void;
  readonly onEdit: () => void;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

/** One set: choose questions and practise them, share the set, or change it. */
export function SetView({ set, onBank, onEdit, onClose, onDeleted }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { questions } = set;
  const [left, setLeft] = useState<ReadonlySet<number>>(
    () => new Set([...questions.keys()].filter((index) => index >= ownQuestionsMax)),
  );
  const chosen = questions.filter((_, index) => !left.has(index));
  const isFull = chosen.length >= ownQuestionsMax;
  const toggle = (index: number) => {
    const next = new Set(left);
    if (!next.delete(index)) next.add(index);
    setLeft(next);
  };
  const start = () => {
    const { to, state } = setupWith({ source: 'questions', questions: chosen, category: null });
    void navigate(to, { state });
  };
  return (
    <Card title={set.name}>
      {questions.length > ownQuestionsMax && (
        <p className="mb-3 text-sm text-ink-soft">
          {t('sets.startHint', { max: ownQuestionsMax })}
        </p>
      )}
      <ol className="flex flex-col gap-2">
        {questions.map(({ text, points }, index) => (
          <li key={text}>
            <label className="flex min-h-11 items-start gap-3 rounded-control px-2 py-2 hover:bg-sunken">
              <input
                type="checkbox"
                className="mt-0.5 size-5 shrink-0 accent-accent"
                checked={!left.has(index)}
                disabled={left.has(index) && isFull}
                onChange={() => toggle(index)}
              />
              <span className="min-w-0 wrap-anywhere">
                {text}
                {points.length > 0 && (
                  <span className="block text-sm text-ink-soft">
                    {t('sets.points', { points: points.map(({ label }) => label).join(', ') })}
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button ready={chosen.length > 0} onClick={start}>
          {t('sets.start', { count: chosen.length })}
        </Button>
        <Button variant="secondary" onClick={onEdit}>
          {t('sets.edit')}
        </Button>
        <Button variant="secondary" onClick={onBank}>
          {t('sets.bank')}
        </Button>
      </div>
      <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
        <Button variant="quiet" onClick={onClose}>
          {t('sets.back')}
        </Button>
        <ShareButtons set={set} />
        <DeleteButton set={set} onDeleted={onDeleted} />
      </div>
    </Card>
  );
}

function ShareButtons({ set }: Pick<Props, 'set'>) {
  const { t } = useTexts();
  const copyLink = async () => {
    try {
      const link = await linkOf(set, apiOrigin || window.location.origin);
      if (link !== null) await navigator.clipboard.writeText(link);
      showToast(t(link === null ? 'sets.linkTooLarge' : 'sets.linkCopied'));
    } catch {
      // The browser refuses the clipboard or cannot compress: the file is the other way.
      showToast(t('sets.linkFailed'));
    }
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void copyLink()}>
        {t('sets.link')}
      </Button>
      <Button variant="quiet" onClick={() => saveFile(setFile(set), `${set.name}.json`)}>
        {t('sets.file')}
      </Button>
    </>
  );
}

function DeleteButton({ set, onDeleted }: Pick<Props, 'set' | 'onDeleted'>) {
  const { t } = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: () => deleteSet(set.id),
    onSuccess: onDeleted,
  });
  return (
    <>
      <Button variant="quiet" busy={remove.isPending} onClick={() => setIsAsking(true)}>
        {t('sets.delete')}
      </Button>
      {remove.isError && (
        <Notice tone="danger" role="alert">
          {errorText(remove.error, t('sets.deleteFailed'))}
        </Notice>
      )}
      <AlertDialog
        open={isAsking}
        title={t('sets.deleteTitle', { name: set.name })}
        text={t('sets.deleteText', { count: set.questions.length })}
        cancelLabel={t('common.cancel')}
        confirmLabel={t('sets.delete')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          remove.mutate();
        }}
      />
    </>
  );
}
