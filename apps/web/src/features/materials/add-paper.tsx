import { type MaterialKind, materialKinds } from '@daedap/materials/kinds';
import { useId, useRef, useState } from 'react';
import { paperMaxCharacters, type PaperProblem, type PaperReading } from '#/media/papers/limits.ts';
import { paperWork } from '#/media/papers/papers.ts';
import { type Material, materialsMax, putMaterial } from '#/media/store/materials.ts';
import { reportAndReturn, reportError } from '#/lib/errors/report-error.ts';
import { Button, buttonClass } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Notice } from '#/ui/notice.tsx';
import { SelectField } from '#/ui/select-field.tsx';
import { TextArea } from '#/ui/text-area.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly userId: number;
  /** How many papers there are. */
  readonly count: number;
  readonly onAdded: () => void;
};

/** `auto`: what a paper is, is guessed from it. */
type Wanted = MaterialKind | 'auto';

type ReadPaper = Extract<PaperReading, { outcome: 'read' }>;

type Trouble = { readonly name: string; readonly problem: PaperProblem } | 'full' | 'notKept';

/** Adds papers: files that are chosen or dropped, and text that is pasted. What cannot be added says why. */
export function AddPaper({ userId, count, onAdded }: Props) {
  const { t } = useTexts();
  const [kind, setKind] = useState<Wanted>('auto');
  const [blind, setBlind] = useState(false);
  const [text, setText] = useState('');
  const [reading, setReading] = useState<string | null>(null);
  const [troubles, setTroubles] = useState<readonly Trouble[]>([]);
  const added = useRef(0);

  const keep = async (name: string, read: ReadPaper): Promise<Trouble | null> => {
    if (count + added.current >= materialsMax) return 'full';
    const paperKind = kind === 'auto' ? read.kind : kind;
    const material: Material = {
      id: crypto.randomUUID(),
      userId,
      name,
      kind: paperKind,
      guessed: kind === 'auto',
      text: read.text,
      blind: blind || paperKind === 'school-record',
      shown: [],
      hidden: [],
      createdAt: Date.now(),
    };
    try {
      await putMaterial(material);
      added.current += 1;
      return null;
    } catch (error) {
      reportError(error, 'storage', 'keeping a paper');
      return 'notKept';
    }
  };

  const addFiles = async (files: readonly File[]) => {
    const found: Trouble[] = [];
    added.current = 0;
    for (const file of files) {
      setReading(file.name);
      const read = await paperWork
        .read(file)
        .catch(reportAndReturn('storage', 'reading a paper', failed));
      const trouble =
        read.outcome === 'read'
          ? await keep(file.name, read)
          : { name: file.name, problem: read.problem };
      if (trouble) found.push(trouble);
    }
    setReading(null);
    setTroubles(found);
    onAdded();
  };

  const addText = async () => {
    added.current = 0;
    const name = t('materials.add.pasteName', { number: count + 1 });
    const file = new File([text], `${name}.txt`, { type: 'text/plain' });
    setReading(name);
    const read = await paperWork
      .read(file)
      .catch(reportAndReturn('storage', 'reading a paper', failed));
    const trouble =
      read.outcome === 'read' ? await keep(name, read) : { name, problem: read.problem };
    setReading(null);
    setTroubles(trouble ? [trouble] : []);
    if (!trouble) setText('');
    onAdded();
  };

  return (
    <Card title={t('materials.add.title')}>
      <div className="flex flex-col gap-5">
        <SelectField
          label={t('materials.add.kind')}
          value={kind}
          choices={(['auto', ...materialKinds] as const).map((value) => ({
            value,
            label: t(`materials.kinds.${value}`),
          }))}
          onChange={(chosen) => {
            setKind(chosen);
            setBlind(chosen === 'school-record');
          }}
        />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={blind}
            onChange={({ currentTarget }) => setBlind(currentTarget.checked)}
          />
          {t('materials.add.blind')}
        </label>
        <DropZone busy={reading !== null} onFiles={(files) => void addFiles(files)} />
        <TextArea
          label={t('materials.add.paste')}
          rows={5}
          maxLength={paperMaxCharacters}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div>
          <Button
            variant="secondary"
            ready={text.trim() !== ''}
            busy={reading !== null}
            onClick={() => void addText()}
          >
            {t('materials.add.pasteButton')}
          </Button>
        </div>
        <output className={reading === null ? 'sr-only' : 'block text-ink-soft'}>
          {reading !== null && t('materials.add.reading', { name: reading })}
        </output>
        {troubles.length > 0 && (
          <Notice tone="danger" role="alert">
            {troubles.map((trouble) => (
              <p
                key={typeof trouble === 'string' ? trouble : trouble.name}
                className="wrap-anywhere"
              >
                {typeof trouble === 'string'
                  ? t(`materials.add.${trouble}`, { max: materialsMax })
                  : t(`materials.problems.${trouble.problem}`, { name: trouble.name })}
              </p>
            ))}
            {count > 0 && <p className="mt-1">{t('materials.kept')}</p>}
          </Notice>
        )}
      </div>
    </Card>
  );
}

/** A worker that stopped without a reply. */
const failed = { outcome: 'failed', problem: 'broken' } as const;

type DropZoneProps = { readonly busy: boolean; readonly onFiles: (files: File[]) => void };

function DropZone({ busy, onFiles }: DropZoneProps) {
  const { t } = useTexts();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className={`rounded-card border-2 border-dashed p-5 text-center ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (!busy) onFiles([...event.dataTransfer.files]);
      }}
    >
      <p id={`${id}-hint`} className="text-pretty text-ink-soft">
        {t('materials.add.drop')}
      </p>
      <input
        id={id}
        type="file"
        multiple
        disabled={busy}
        accept=".pdf,.docx,.hwpx,.txt,.md"
        aria-describedby={`${id}-hint`}
        className="peer sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <label
        htmlFor={id}
        className={`mt-3 cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent-ink ${buttonClass({})}`}
      >
        {t('materials.add.file')}
      </label>
    </div>
  );
}
