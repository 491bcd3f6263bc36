import { materialKinds } from '@daedap/materials/kinds';
import { useState } from 'react';
import { saveFile } from '#/lib/save-file.ts';
import { deleteMaterial, type Material, putMaterial } from '#/media/store/materials.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { Button } from '#/ui/button.tsx';
import { SelectField } from '#/ui/select-field.tsx';
import type { TextRange } from './masked-text.ts';
import { PaperText } from './paper-text.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly paper: Material;
  readonly isUsed: boolean;
  readonly onUse: (isUsed: boolean) => void;
  /** The sentence of this paper that a question is about, as a part of the masked text. */
  readonly marked: TextRange | null;
  readonly onChanged: () => void;
};

export function PaperCard({ paper, isUsed, onUse, marked, onChanged }: Props) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isShown = isOpen || marked !== null;
  const change = async (changed: Material) => {
    await putMaterial(changed);
    onChanged();
  };
  const remove = async () => {
    setIsAsking(false);
    await deleteMaterial(paper.userId, paper.id);
    onChanged();
  };
  return (
    <li className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 font-bold wrap-anywhere">{paper.name}</h3>
        <p className="text-sm text-ink-soft tabular-nums">
          {t('materials.paper.characters', { count: paper.text.length })}
        </p>
      </div>
      <div className="mt-3 max-w-xs">
        <SelectField
          label={t('materials.paper.kind')}
          value={paper.kind}
          choices={materialKinds.map((value) => ({ value, label: t(`materials.kinds.${value}`) }))}
          onChange={(kind) => void change({ ...paper, kind, guessed: false })}
        />
      </div>
      {paper.guessed && (
        <p className="mt-1.5 text-sm text-pretty text-ink-soft">{t('materials.paper.guessed')}</p>
      )}
      <label className="mt-2 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          checked={isUsed}
          onChange={({ currentTarget }) => onUse(currentTarget.checked)}
        />
        {t('materials.paper.use')}
      </label>
      <div className="flex flex-wrap gap-x-3">
        <Button variant="quiet" aria-expanded={isShown} onClick={() => setIsOpen(!isShown)}>
          {t(isShown ? 'materials.paper.hide' : 'materials.paper.show')}
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            saveFile(new Blob([paper.text], { type: 'text/plain' }), `${paper.name}.txt`)
          }
        >
          {t('materials.paper.save')}
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {t('materials.paper.delete')}
        </Button>
      </div>
      {isShown && <PaperText paper={paper} marked={marked} onChange={(one) => void change(one)} />}
      <AlertDialog
        open={isAsking}
        title={t('materials.paper.deleteTitle', { name: paper.name })}
        text={t('materials.paper.deleteText')}
        cancelLabel={t('common.cancel')}
        confirmLabel={t('materials.paper.delete')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void remove()}
      />
    </li>
  );
}
