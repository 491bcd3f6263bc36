import type { MainCategory } from '@daedap/contract/categories';
import type { MadeQuestion, SourceSentence } from '@daedap/materials/make-questions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentLanguage } from '#/lib/i18n/language.ts';
import { useSession } from '#/lib/session/session-store.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { paperWork } from '#/media/papers/papers.ts';
import type { Material } from '#/media/store/materials.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { Notice } from '#/ui/notice.tsx';
import { AddPaper } from './add-paper.tsx';
import { MadeQuestions } from './made-questions.tsx';
import { maskedText, masksOf } from './masked-text.ts';
import { masksQuery, materialsQuery } from './materials-query.ts';
import { PaperCard } from './paper-card.tsx';
import { useTexts } from './texts.ts';

export function MaterialsPage() {
  const { t } = useTexts();
  usePageTitle(t('materials.title'));
  const session = useSession();
  return (
    <div className="page-width max-w-3xl py-8 sm:py-12">
      <h1 className="text-3xl font-extrabold tracking-tight">{t('materials.title')}</h1>
      <p className="mt-2 text-pretty text-ink-soft">{t('materials.lead')}</p>
      <div className="mt-4">
        <Notice tone="info">{t('materials.privacy')}</Notice>
      </div>
      {session.status === 'signedIn' && <Papers key={session.user.id} userId={session.user.id} />}
    </div>
  );
}

function Papers({ userId }: { readonly userId: number }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const query = useQuery(materialsQuery(userId));
  const papers = query.data?.rows ?? [];
  const [unused, setUnused] = useState<ReadonlySet<string>>(new Set());
  const used = papers.filter(({ id }) => !unused.has(id));
  const [marked, setMarked] = useState<SourceSentence | null>(null);
  const making = useMaking();
  const onChanged = () => {
    // Places in the text are no longer what they were.
    setMarked(null);
    making.reset();
    void client.invalidateQueries(materialsQuery(userId));
  };
  const setUse = (id: string, isUsed: boolean) => {
    const next = new Set(unused);
    if (isUsed) next.delete(id);
    else next.add(id);
    setUnused(next);
    making.reset();
  };
  return (
    <div className="mt-5 flex flex-col gap-5">
      <AddPaper userId={userId} count={papers.length} onAdded={onChanged} />
      <Card title={t('materials.papers')}>
        {query.isPending && <Skeleton width="100%" height="4rem" />}
        {query.isError && (
          <Notice tone="danger" role="alert">
            {t('materials.failed')}
          </Notice>
        )}
        {query.data && papers.length === 0 && (
          <p className="text-ink-soft">{t('materials.none')}</p>
        )}
        {(query.data?.broken ?? 0) > 0 && (
          <p className="text-ink-soft">
            {t('materials.broken', { count: query.data?.broken ?? 0 })}
          </p>
        )}
        <ul className="flex flex-col gap-3">
          {papers.map((paper) => (
            <PaperCard
              key={paper.id}
              paper={paper}
              isUsed={!unused.has(paper.id)}
              onUse={(isUsed) => setUse(paper.id, isUsed)}
              marked={marked?.documentId === paper.id ? marked : null}
              onChanged={onChanged}
            />
          ))}
        </ul>
        {papers.length > 0 && (
          <div className="mt-5">
            <Button
              ready={used.length > 0}
              busy={making.isPending}
              onClick={() => making.mutate(used)}
            >
              {t(making.data ? 'materials.make.again' : 'materials.make.button')}
            </Button>
            <output className="mt-2 block text-ink-soft">
              {making.isPending && t('materials.make.making')}
              {used.length === 0 && t('materials.make.choosePaper')}
              {making.data?.length === 0 && t('materials.make.nothing')}
            </output>
            {making.isError && (
              <Notice tone="danger" role="alert">
                {t('materials.make.failed')}
              </Notice>
            )}
          </div>
        )}
      </Card>
      {making.data && making.data.length > 0 && (
        <MadeQuestions
          key={making.submittedAt}
          questions={making.data}
          category={categoryOf(used)}
          onSee={(source) => setMarked({ ...source })}
        />
      )}
    </div>
  );
}

/** More than an interview asks, so that there is something to choose. */
const madeCount = 12;

/** Makes questions of the papers as they are masked. */
function useMaking() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (papers: readonly Material[]): Promise<readonly MadeQuestion[]> => {
      const documents = await Promise.all(
        papers.map(async (paper) => {
          const found = await client.ensureQueryData(masksQuery(paper));
          const text = maskedText(paper, masksOf(found, paper));
          return { id: paper.id, kind: paper.kind, text };
        }),
      );
      return paperWork.make({
        documents,
        language: currentLanguage(),
        count: madeCount,
        seed: crypto.randomUUID(),
        blind: papers.some(({ blind }) => blind),
      });
    },
  });
}

/** A school record is for a university; the other papers are for a job. */
const categoryOf = (papers: readonly Material[]): MainCategory =>
  papers.some(({ kind }) => kind === 'school-record') ? 'university' : 'job';
