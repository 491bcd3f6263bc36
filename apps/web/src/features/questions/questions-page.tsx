import type { QuestionSet } from '@daedap/contract/question-sets';
import { pages } from '@daedap/contract/pages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnQuestion } from '@daedap/contract/own-questions';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from '#/lib/router/hooks.ts';
import { Link } from '#/lib/router/link.tsx';
import { setsQuery } from '#/domain/question-sets/set-calls.ts';
import { LoadFailure } from '#/domain/session/load-failure.tsx';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { changeDraft, type Draft, draftOf, forgetDraft, newDraft, readDraft } from './draft.ts';
import { ImportDialog } from './import-dialog.tsx';
import { SetEditor } from './set-editor.tsx';
import { SetView } from './set-view.tsx';
import { SharedSet } from './shared-set-dialog.tsx';
import { useTexts } from './texts.ts';

const BankBrowser = lazy(async () => ({
  default: (await import('./bank/bank-browser.tsx')).BankBrowser,
}));
const AddToSetDialog = lazy(async () => ({
  default: (await import('#/domain/question-sets/add-to-set-dialog.tsx')).AddToSetDialog,
}));

/** The user's own questions. The address names what is open, a set or the bank, so that "back" closes it. */
export function QuestionsPage() {
  const { t } = useTexts();
  usePageTitle(t('sets.title'));
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const query = useQuery(setsQuery);
  const [draft, setDraft] = useState<Draft | null>(readDraft);
  const [isImporting, setIsImporting] = useState(false);
  const [adding, setAdding] = useState<readonly OwnQuestion[] | null>(null);
  const isBank = params.has('bank');
  const opened = query.data?.find(({ id }) => String(id) === params.get('set'));
  const open = (set: QuestionSet) => setParams({ set: String(set.id) });
  const stopEditing = () => {
    forgetDraft();
    setDraft(null);
  };
  const place: Record<string, string> = opened ? { set: String(opened.id) } : {};
  const openBank = () => {
    // The editor is gone while the bank is open; what was written so far is in the tab.
    if (draft) setDraft(readDraft() ?? draft);
    setParams({ ...place, bank: '1' });
  };
  const closeBank = () => setParams(place, { replace: true });
  const collect = (questions: readonly OwnQuestion[]) => {
    if (!draft) {
      setAdding(questions);
      return;
    }
    setDraft(changeDraft(draft, { type: 'add', questions }));
    closeBank();
  };
  const reload = () => client.invalidateQueries(setsQuery);
  return (
    <div className="page-width max-w-3xl py-8 sm:py-12">
      <h1 className="text-3xl font-extrabold tracking-tight">{t('sets.title')}</h1>
      <p className="mt-2 text-pretty text-ink-soft">{t('sets.lead')}</p>
      <div className="mt-6 flex flex-col gap-5">
        {isBank && (
          <Suspense fallback={<Skeleton width="100%" height="24rem" />}>
            <BankBrowser known={textsOf(draft ?? opened)} onAdd={collect} onBack={closeBank} />
          </Suspense>
        )}
        {!isBank && draft && (
          <Card>
            <SetEditor
              key={draft.key}
              start={draft}
              onBank={openBank}
              onCancel={stopEditing}
              onTakeTheirs={() => {
                stopEditing();
                void reload();
              }}
              onSaved={(set) => {
                setDraft(null);
                showToast(t('sets.editor.saved'));
                void reload().then(() => open(set));
              }}
            />
          </Card>
        )}
        {!isBank && !draft && opened && (
          <SetView
            set={opened}
            onBank={openBank}
            onEdit={() => setDraft(draftOf(opened))}
            onClose={() => setParams({})}
            onDeleted={() => {
              setParams({});
              void reload();
            }}
          />
        )}
        {!isBank && !draft && !opened && (
          <>
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => setDraft(newDraft(t('sets.newName')))}>
                {t('sets.create')}
              </Button>
              <Button variant="secondary" onClick={() => setIsImporting(true)}>
                {t('sets.import')}
              </Button>
              <Button variant="secondary" onClick={openBank}>
                {t('sets.bank')}
              </Button>
            </div>
            {query.isPending && <Skeleton width="100%" height="8rem" />}
            {query.isError && (
              <Card>
                <LoadFailure
                  title={t('sets.failed.title')}
                  text={t('sets.failed.text')}
                  error={query.error}
                  busy={query.isFetching}
                  onRetry={() => void query.refetch()}
                />
              </Card>
            )}
            {query.data && <SetList sets={query.data} />}
          </>
        )}
      </div>
      {isImporting && (
        <ImportDialog
          onClose={() => setIsImporting(false)}
          onImport={({ name, questions }) => {
            setIsImporting(false);
            setDraft(newDraft(name ?? t('sets.newName'), questions));
          }}
        />
      )}
      <Suspense>
        {adding && (
          <AddToSetDialog
            questions={adding}
            preferred={opened?.id}
            onClose={() => setAdding(null)}
            onAdded={closeBank}
          />
        )}
      </Suspense>
      <SharedSet onAdded={(set) => void reload().then(() => open(set))} />
    </div>
  );
}

const textsOf = (of: { readonly questions: readonly { readonly text: string }[] } | undefined) =>
  new Set(of?.questions.map(({ text }) => text));

function SetList({ sets }: { readonly sets: readonly QuestionSet[] }) {
  const { t } = useTexts();
  if (sets.length === 0)
    return (
      <Card>
        <p className="text-lg font-bold">{t('sets.empty.title')}</p>
        <p className="mt-1 text-pretty text-ink-soft">{t('sets.empty.text')}</p>
      </Card>
    );
  return (
    <ul className="flex flex-col gap-3">
      {sets.map((set) => (
        <li key={set.id}>
          <Link
            to={`${pages.questions}?set=${set.id}`}
            className="flex min-h-16 items-center justify-between gap-4 rounded-card border border-line bg-surface px-5 py-4 shadow-card transition-colors hover:border-accent-ink"
          >
            <span className="min-w-0 font-bold wrap-anywhere">{set.name}</span>
            <span className="shrink-0 text-sm text-ink-soft tabular-nums">
              {t('sets.count', { count: set.questions.length })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
