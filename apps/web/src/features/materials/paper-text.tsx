import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Material } from '#/media/store/materials.ts';
import { Button } from '#/ui/button.tsx';
import { Notice } from '#/ui/notice.tsx';
import {
  addMask,
  blocksOf,
  type MarkedPiece,
  markPieces,
  type MaskState,
  masksOf,
  piecesOf,
  type TextRange,
  toggleMask,
} from './masked-text.ts';
import { masksQuery } from './materials-query.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly paper: Material;
  /** The sentence that a question is about, as a part of the masked text. */
  readonly marked: TextRange | null;
  readonly onChange: (changed: Material) => void;
};

/** The text as questions are made of it, with its masks, which can be changed. */
export function PaperText({ paper, marked, onChange }: Props) {
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
        {blocksOf(markPieces(piecesOf(paper, masks), marked)).map((block) => (
          <Block
            key={block[0]!.original.start}
            pieces={block}
            onMask={(mask) => onChange(toggleMask(paper, mask))}
          />
        ))}
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

type BlockProps = {
  readonly pieces: readonly MarkedPiece[];
  readonly onMask: (mask: MaskState) => void;
};

/** The browser lays a block out when it comes near: twenty pages at once would hold up the page. */
function Block({ pieces, onMask }: BlockProps) {
  return (
    <div
      className="[content-visibility:auto] [overflow-clip-margin:0.5rem]"
      style={{ containIntrinsicBlockSize: `auto ${lineCount(pieces)}lh` }}
    >
      {pieces.map(({ text, original, mask, isMarked }) => {
        const piece = mask ? (
          <MaskButton mask={mask} text={text} onPress={() => onMask(mask)} />
        ) : (
          <span data-start={original.start}>{text}</span>
        );
        return isMarked ? (
          <mark key={original.start} className="bg-accent-soft font-semibold text-accent-ink">
            {piece}
          </mark>
        ) : (
          <span key={original.start}>{piece}</span>
        );
      })}
    </div>
  );
}

/** Korean letters in a line on a laptop. */
const lineLetters = 40;

/** How many lines a block will have, roughly: it is as high as that until it is laid out. */
const lineCount = (pieces: readonly MarkedPiece[]) =>
  pieces
    .map(({ text }) => text)
    .join('')
    .replace(/\n$/u, '')
    .split('\n')
    .reduce((count, line) => count + Math.max(1, Math.ceil(line.length / lineLetters)), 0);

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
function selectedRange(box: HTMLElement | null): TextRange | null {
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
