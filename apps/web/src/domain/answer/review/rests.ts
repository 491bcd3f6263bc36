/** Speech recognition leaves out full stops: after so many units the next space will do. */
const farthest = 80;

const ends = /[.?!…。？！]+["'”’)」]*(?=\s|$)|\n/g;

/** Where a reader may pause, so that a note can stand between the lines: after sentences, and at the end of the text. */
export function restsOf(text: string): number[] {
  if (text === '') return [];
  const sentences = [...text.matchAll(ends)].map(({ 0: end, index }) => index + end.length);
  const rests: number[] = [];
  let from = 0;
  for (const end of new Set([...sentences, text.length])) {
    while (end - from > farthest) {
      const space = text.slice(from + farthest, end).search(/\s/);
      if (space < 0) break;
      from += farthest + space;
      rests.push(from);
    }
    from = end;
    rests.push(end);
  }
  return rests;
}
