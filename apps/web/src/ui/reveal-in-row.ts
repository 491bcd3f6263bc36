/** Brings a card into sight in the row that it stands in, and leaves the page where it is. */
export function revealInRow(card: HTMLElement | null): void {
  const row = card?.offsetParent;
  if (!card || !row) return;
  const beyond = card.offsetLeft + card.offsetWidth - (row.scrollLeft + row.clientWidth);
  const before = row.scrollLeft - card.offsetLeft;
  if (beyond > 0) row.scrollLeft += beyond;
  else if (before > 0) row.scrollLeft -= before;
}
