import { Fragment } from 'react';
import type { Passage } from './transcript-changes.ts';
import { useTexts } from './texts.ts';

/** With a word joiner: a sign does not stay behind at the end of a line. */
const looks = {
  added: {
    Tag: 'ins',
    sign: '+\u2060',
    signClass: 'text-score-green',
    className: 'decoration-score-green decoration-1 underline underline-offset-4',
  },
  dropped: {
    Tag: 'del',
    sign: '−\u2060',
    signClass: 'text-score-amber',
    className: 'decoration-score-amber decoration-1 line-through',
  },
} as const;

export type ChangeKind = keyof typeof looks;

type Props = { readonly passages: readonly Passage[]; readonly kind: ChangeKind };

/** What was said, with what only this attempt has. */
export function ChangedWords({ passages, kind }: Props) {
  return (
    <p className="leading-8 whitespace-pre-line wrap-anywhere">
      {passages.map(({ text, changed }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- passages have no other name than their place
        <Fragment key={place}>{changed ? <Changed kind={kind} text={text} /> : text}</Fragment>
      ))}
    </p>
  );
}

/** Screen readers mostly say nothing of the elements: words do, before and after. */
function Changed({ kind, text }: { kind: ChangeKind; text: string }) {
  const { t } = useTexts();
  const { Tag, className } = looks[kind];
  return (
    <Tag className="rounded-sm bg-sunken box-decoration-clone px-0.5 py-0.5 no-underline">
      <ChangeSign kind={kind} />
      <span className="sr-only">{t(`compare.words.${kind}Start`)}</span>
      <span className={className}>{text}</span>
      <span className="sr-only">{t('compare.words.end')}</span>
    </Tag>
  );
}

export function ChangeSign({ kind }: { kind: ChangeKind }) {
  return (
    <span aria-hidden="true" className={`mr-0.5 font-bold ${looks[kind].signClass}`}>
      {looks[kind].sign}
    </span>
  );
}
