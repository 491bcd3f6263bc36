import type { MainCategory } from '@daedap/contract/categories';
import type { SourceSentence } from '@daedap/materials/make-questions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Language, languages } from '@daedap/contract/languages';
import { useState } from 'react';
import { textLanguage } from '#/domain/session/own-start.ts';
import { useSession } from '#/lib/session/session-store.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import type { Material } from '#/media/store/materials.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { Notice } from '#/ui/notice.tsx';
import { SelectField } from '#/ui/select-field.tsx';
import { AddPaper } from './add-paper.tsx';
import { MadeQuestions } from './made-questions.tsx';
import { materialsQuery } from './materials-query.ts';
import { PaperCard } from './paper-card.tsx';
import { useTexts } from './texts.ts';
import { useMaking } from './use-making.ts';
import { useServerModel } from './use-server-model.ts';

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
  const hasModel = useServerModel();
  const [byServer, setByServer] = useState(false);
  const [wanted, setWanted] = useState<Language | null>(null);
  const written = writtenIn(used);
  const language = written.find((one) => one === wanted) ?? written[0] ?? 'ko';
  const made = making.data?.questions;
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
            {hasModel && (
              <label className="mb-4 flex items-start gap-3">
                <input
                  type="checkbox"
                  className="mt-0.5 size-5 shrink-0 accent-accent"
                  checked={byServer}
                  onChange={({ currentTarget }) => setByServer(currentTarget.checked)}
                />
                <span>
                  {t('materials.make.byServer')}
                  <span className="block text-sm text-ink-soft">
                    {t('materials.make.byServerText')}
                  </span>
                </span>
              </label>
            )}
            {written.length > 1 && (
              <div className="mb-4 max-w-xs">
                <SelectField
                  label={t('materials.make.language')}
                  value={language}
                  choices={languages.map((value) => ({
                    value,
                    label: t(`materials.make.languages.${value}`),
                  }))}
                  onChange={setWanted}
                />
              </div>
            )}
            <Button
              ready={used.length > 0}
              busy={making.isPending}
              onClick={() =>
                making.mutate({ papers: used, language, byServer: hasModel && byServer })
              }
            >
              {t(made ? 'materials.make.again' : 'materials.make.button')}
            </Button>
            <output className="mt-2 block text-ink-soft">
              {making.isPending && t('materials.make.making')}
              {used.length === 0 && t('materials.make.choosePaper')}
              {made?.length === 0 && t('materials.make.nothing')}
              {making.data?.fellBack && t('materials.make.fellBack')}
            </output>
            {making.isError && (
              <Notice tone="danger" role="alert">
                {t('materials.make.failed')}
              </Notice>
            )}
          </div>
        )}
      </Card>
      {made && made.length > 0 && (
        <MadeQuestions
          key={making.submittedAt}
          questions={made}
          category={categoryOf(used)}
          onSee={(source) => setMarked({ ...source })}
        />
      )}
    </div>
  );
}

/** A school record is for a university; the other papers are for a job. */
const categoryOf = (papers: readonly Material[]): MainCategory =>
  papers.some(({ kind }) => kind === 'school-record') ? 'university' : 'job';

/** The languages of the papers, that of the longest text first: questions are made in the language of a paper. */
function writtenIn(papers: readonly Material[]): Language[] {
  const lengths = new Map<Language, number>();
  for (const { text } of papers) {
    const language = textLanguage(text);
    lengths.set(language, (lengths.get(language) ?? 0) + text.length);
  }
  return [...lengths.keys()].toSorted((one, two) => lengths.get(two)! - lengths.get(one)!);
}
