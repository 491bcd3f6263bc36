import type { QuestionSet, SetContent } from '@daedap/contract/question-sets';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '#/lib/router/hooks.ts';
import { createSet } from '#/domain/question-sets/set-calls.ts';
import { errorText } from '#/lib/api/error-text.ts';
import { AlertDialog, MessageDialog } from '#/ui/alert-dialog.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { readSharedSet } from './shared-set.ts';
import { useTexts } from './texts.ts';

type Props = { readonly onAdded: (set: QuestionSet) => void };

type Received = { readonly key: string; readonly content: SetContent } | 'broken' | null;

/** Asks before the set of a link is added. The link then leaves the address: a reload does not ask again. */
export function SharedSet({ onAdded }: Props) {
  const { t } = useTexts();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [received, setReceived] = useState<Received>(null);
  useEffect(() => {
    if (hash === '') return;
    let isCurrent = true;
    const open = async () => {
      const read = await readSharedSet(hash);
      if (!isCurrent || read === null) return;
      setReceived(read === 'broken' ? read : { key: crypto.randomUUID(), content: read });
      void navigate(`${pathname}${search}`, { replace: true });
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [hash, pathname, search, navigate]);
  const add = useMutation({
    networkMode: 'always',
    mutationFn: ({ key, content }: Exclude<Received, 'broken' | null>) => createSet(key, content),
    onSuccess: (set) => {
      showToast(t('sets.shared.added'));
      setReceived(null);
      onAdded(set);
    },
    // The dialog stays open: pressing again is the next try, with the same key.
    onError: (error) => showToast(errorText(error, t('sets.shared.failed'))),
  });
  const set = received === 'broken' ? null : received;
  return (
    <>
      <MessageDialog
        open={received === 'broken'}
        title={t('sets.shared.brokenTitle')}
        text={t('sets.shared.broken')}
        closeLabel={t('common.close')}
        onClose={() => setReceived(null)}
      />
      <AlertDialog
        open={set !== null}
        title={t('sets.shared.title')}
        text={t('sets.shared.text', {
          name: set?.content.name ?? '',
          count: set?.content.questions.length ?? 0,
        })}
        cancelLabel={t('common.cancel')}
        confirmLabel={t('sets.shared.add')}
        onCancel={() => setReceived(null)}
        onConfirm={() => {
          if (set && !add.isPending) add.mutate(set);
        }}
      />
    </>
  );
}
