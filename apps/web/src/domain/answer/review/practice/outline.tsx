import { type AnswerOutline, type OutlinePlace, outlinePlaces } from '@daedap/contract/practice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keepScript } from '#/domain/answer/practice-changes.ts';
import { Button } from '#/ui/button.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { Notice } from '#/ui/notice.tsx';
import { outlineQuery, type PartProps, scriptQuery } from './queries.ts';
import { ScriptEditor } from './script-editor.tsx';
import { scriptOf, ScriptText, Slot } from './script-text.tsx';
import { useTexts } from './texts.ts';

/** The user's answer in a better order, and the script that the user keeps for the question. */
export function Outline({ answer, level }: PartProps) {
  const { t } = useTexts();
  const Heading = `h${level}` as const;
  const outline = useQuery(outlineQuery(answer));
  const script = useQuery(scriptQuery(answer.questionId));
  const { save, remove } = useScriptChanges(answer.questionId);
  /** The text that the editor begins with; null while nothing is edited. */
  const [draft, setDraft] = useState<string | null>(null);

  if (outline.isError)
    return (
      <div className="mt-5">
        <Notice tone="info">{t('practice.outline.failed')}</Notice>
      </div>
    );
  if (!outline.data || script.isPending)
    return (
      <div className="mt-5 flex flex-col gap-3">
        <output className="sr-only">{t('common.loading')}</output>
        <Skeleton width="90%" />
        <Skeleton width="70%" />
      </div>
    );
  if (draft !== null)
    return (
      <ScriptEditor
        text={draft}
        busy={save.isPending}
        failed={save.isError}
        onSave={(text) => save.mutate(text, { onSuccess: () => setDraft(null) })}
        onCancel={() => {
          save.reset();
          setDraft(null);
        }}
      />
    );
  const kept = script.data ?? null;
  return (
    <div className="mt-5 flex flex-col gap-6">
      <div>
        <p className="text-pretty text-ink-soft">{t('practice.outline.note')}</p>
        {outline.data.polished && (
          <p className="mt-1 text-sm text-ink-soft">{t('practice.outline.polished')}</p>
        )}
        <Parts outline={outline.data} />
        <div className="mt-5">
          <Button variant="secondary" onClick={() => setDraft(scriptOf(outline.data))}>
            {t(kept ? 'practice.script.remake' : 'practice.script.make')}
          </Button>
        </div>
      </div>
      {kept && (
        <section aria-label={t('practice.script.title')} className="border-t border-line pt-5">
          <Heading className="font-bold">{t('practice.script.title')}</Heading>
          <p className="mt-1 text-sm text-ink-soft">{t('practice.script.note')}</p>
          <div className="mt-3 rounded-control bg-sunken p-4">
            <ScriptText text={kept.text} />
          </div>
          {kept.waits && (
            <output className="mt-3 block text-sm text-ink-soft">
              {t('practice.script.waits')}
            </output>
          )}
          {remove.isError && (
            <div className="mt-3">
              <Notice tone="danger" role="alert">
                {t('practice.script.removeFailed')}
              </Notice>
            </div>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setDraft(kept.text)}>
              {t('practice.script.edit')}
            </Button>
            <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t('practice.script.remove')}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

const isPlace = (place: string): place is OutlinePlace =>
  outlinePlaces.some((known) => known === place);

function Parts({ outline }: { readonly outline: AnswerOutline }) {
  const { t } = useTexts();
  return (
    <ol lang={outline.language} className="mt-4 flex flex-col gap-4" data-text="">
      {outline.parts.map(({ place, text, slots }) => (
        <li key={place} className="border-l-2 border-accent pl-3">
          {isPlace(place) && (
            <p className="text-sm font-semibold text-accent-ink">
              {t(`practice.outline.places.${place}`)}
            </p>
          )}
          <p className="leading-relaxed wrap-anywhere">
            {text}{' '}
            {slots.map((slot) => (
              <Slot key={slot} text={`[${slot}]`} />
            ))}
          </p>
        </li>
      ))}
    </ol>
  );
}

function useScriptChanges(questionId: number) {
  const client = useQueryClient();
  const { queryKey } = scriptQuery(questionId);
  const save = useMutation({
    mutationFn: async (text: string) => {
      const kept = await keepScript(questionId, text);
      return { text, updatedAt: new Date().toISOString(), waits: kept === 'waits' };
    },
    onSuccess: (script) => client.setQueryData(queryKey, script),
    networkMode: 'always',
  });
  const remove = useMutation({
    mutationFn: () => keepScript(questionId, null),
    onSuccess: () => client.setQueryData(queryKey, null),
    networkMode: 'always',
  });
  return { save, remove };
}
