import { materialKinds } from '@daedap/materials/kinds';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#/lib/save-file.ts';
import { deleteMaterial, type Material, putMaterial } from '#/media/store/materials.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { Button } from '#/ui/button.tsx';
import { Notice } from '#/ui/notice.tsx';
import { SelectField } from '#/ui/select-field.tsx';
import {
  addMask,
  markPieces,
  type MaskState,
  masksOf,
  piecesOf,
  toggleMask,
} from './masked-text.ts';
import { masksQuery } from './materials-query.ts';
import { useTexts } from './texts.ts';

type Range = { readonly start: number; readonly end: number };

type Props = {
  readonly paper: Material;
  readonly isUsed: boolean;
  readonly onUse: (isUsed: boolean) => void;
  /** The sentence of this paper that a question is about, as a part of the masked text. */
  readonly marked: Range | null;
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

type TextProps = Pick<Props, 'paper' | 'marked'> & {
  readonly onChange: (changed: Material) => void;
};

/** The text as questions are made of it, with its masks, which can be changed. */
function PaperText({ paper, marked, onChange }: TextProps) {
  const { t } = useTexts();
  const { data: found } = useQuery(masksQuery(paper));
  const [hasNoSelection, setHasNoSelection] = useState(false);
  const box = useRef<HTMLElement>(null);
  const isReady = found !== undefined;
  useEffect(() => {
    if (marked && isReady) box.current?.querySelector('mark')?.scrollIntoView({ block: 'center' });
  }, [marked, isReady]);
  if (!found) return <p className="mt-3 text-ink-soft">{t('common.loading')}</p>;
  const masks = masksOf(found, paper);
  const maskSelection = () => {
    const range = selectedRange(box.current);
    setHasNoSelection(range === null);
    if (range) onChange(addMask(paper, range));
  };
  return (
    <div className="mt-3">
      <p className="text-sm text-pretty text-ink-soft">{t('materials.paper.masks')}</p>
      <section
        ref={box}
        aria-label={t('materials.paper.text', { name: paper.name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also with the keyboard
        tabIndex={0}
        className="mt-3 max-h-96 overflow-y-auto rounded-control bg-sunken p-4 whitespace-pre-wrap select-text wrap-anywhere"
      >
        {markPieces(piecesOf(paper, masks), marked).map(({ text, original, mask, isMarked }) => {
          const piece = mask ? (
            <MaskButton mask={mask} text={text} onPress={() => onChange(toggleMask(paper, mask))} />
          ) : (
            <span data-start={original.start}>{text}</span>
          );
          return isMarked ? (
            <mark key={original.start} className="bg-amber-soft text-ink">
              {piece}
            </mark>
          ) : (
            <span key={original.start}>{piece}</span>
          );
        })}
      </section>
      <div className="mt-3">
        <Button variant="secondary" onClick={maskSelection}>
          {t('materials.paper.maskSelection')}
        </Button>
      </div>
      {hasNoSelection && (
        <div className="mt-3">
          <Notice tone="info" role="alert">
            {t('materials.paper.noSelection')}
          </Notice>
        </div>
      )}
    </div>
  );
}

type MaskProps = {
  readonly mask: MaskState;
  readonly text: string;
  readonly onPress: () => void;
};

function MaskButton({ mask, text, onPress }: MaskProps) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      aria-pressed={mask.isOn}
      aria-label={t(mask.isOn ? 'materials.paper.unmask' : 'materials.paper.mask', { what: text })}
      className={`rounded px-1 ${mask.isOn ? 'bg-accent font-semibold text-on-accent' : 'border-b-2 border-dashed border-accent-ink'}`}
      onClick={onPress}
    >
      {text}
    </button>
  );
}

/** What is selected, as a part of the original text; null when nothing is, or not in one stretch of plain text. */
function selectedRange(box: HTMLElement | null): Range | null {
  const selection = document.getSelection();
  if (!box || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const start = placeOf(box, startContainer, startOffset);
  const end = placeOf(box, endContainer, endOffset);
  return start !== null && end !== null && start < end ? { start, end } : null;
}

function placeOf(box: HTMLElement, node: Node, offset: number): number | null {
  if (!box.contains(node)) return null;
  const piece = node.parentElement?.closest<HTMLElement>('[data-start]');
  return piece && node.nodeType === Node.TEXT_NODE ? Number(piece.dataset['start']) + offset : null;
}
