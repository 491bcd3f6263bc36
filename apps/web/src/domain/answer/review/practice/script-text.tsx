import type { AnswerOutline } from '@daedap/contract/practice';

/** An outline as one text: a line for each place, what is missing in brackets. */
export function scriptOf({ parts }: AnswerOutline): string {
  return parts
    .map(({ text, slots }) => [text, ...slots.map((slot) => `[${slot}]`)].filter(Boolean).join(' '))
    .join('\n');
}

/** A text with its open slots set apart. */
export function ScriptText({ text }: { readonly text: string }) {
  return (
    <p className="whitespace-pre-line wrap-anywhere" data-text="">
      {text.split(/(\[[^\]\n]+\])/).map((piece, index) =>
        piece.startsWith('[') ? (
          // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name than their place
          <Slot key={index} text={piece} />
        ) : (
          piece
        ),
      )}
    </p>
  );
}

/** Something that is still to be said. */
export function Slot({ text }: { readonly text: string }) {
  return (
    <span className="rounded-md border border-dashed border-accent-ink px-1.5 text-accent-ink">
      {text}
    </span>
  );
}
