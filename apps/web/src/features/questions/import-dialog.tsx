import { setQuestionsMax } from '@daedap/contract/question-sets';
import { useState } from 'react';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { Notice } from '#/ui/notice.tsx';
import { TextArea } from '#/ui/text-area.tsx';
import { type ReadQuestions, readQuestions } from './read-questions.ts';
import { useTexts } from './texts.ts';

const maxFileBytes = 1_000_000;

type Props = {
  readonly onImport: (read: ReadQuestions) => void;
  readonly onClose: () => void;
};

/** Reads questions that the user pastes or has in a file, and shows how many there are before they are taken. */
export function ImportDialog({ onImport, onClose }: Props) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [kind, setKind] = useState<'lines' | 'csv'>('lines');
  const [problem, setProblem] = useState<'tooLarge' | 'unreadable' | null>(null);
  const read = readQuestions(text, kind);
  const count = read.questions.length;
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxFileBytes) {
      setProblem('tooLarge');
      return;
    }
    try {
      setText(decode(await file.arrayBuffer()));
      setKind(/\.csv$/iu.test(file.name) ? 'csv' : 'lines');
      setProblem(null);
    } catch {
      // Bytes that are no text of a known encoding.
      setProblem('unreadable');
    }
  };
  return (
    <Dialog open title={t('sets.importing.title')} onDismiss={onClose}>
      <p className="mt-2 mb-4 text-pretty text-ink-soft">{t('sets.importing.text')}</p>
      <TextArea
        label={t('sets.importing.paste')}
        rows={7}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setKind('lines');
        }}
      />
      <label className="mt-4 block">
        <span className="mb-1.5 block font-semibold">{t('sets.importing.file')}</span>
        <input
          type="file"
          accept=".txt,.csv,.md,.json,text/plain,text/csv,application/json"
          className="block min-h-11 w-full"
          onChange={({ currentTarget }) => void readFile(currentTarget.files?.[0])}
        />
      </label>
      {problem && (
        <div className="mt-4">
          <Notice tone="danger" role="alert">
            {t(`sets.importing.${problem}`)}
          </Notice>
        </div>
      )}
      <output className="mt-4 block text-sm text-ink-soft">
        {count === 0 && t('sets.importing.nothing')}
        {read.leftOut > 0 &&
          t('sets.importing.leftOut', { count: read.leftOut, max: setQuestionsMax })}
      </output>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button ready={count > 0} onClick={() => onImport(read)}>
          {t('sets.importing.add', { count })}
        </Button>
      </div>
    </Dialog>
  );
}

/** Korean spreadsheets still write CSV files in the encoding of Windows. */
function decode(bytes: ArrayBuffer): string {
  for (const encoding of ['utf-8', 'euc-kr']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (!text.includes('\u0000')) return text;
    } catch {
      // The next encoding may fit.
    }
  }
  throw new Error('not a text');
}
