/** Cut into rows of so many. */
export function rowsOf<Item>(items: readonly Item[], columns: number): Item[][] {
  const rows: Item[][] = [];
  for (let at = 0; at < items.length; at += columns) rows.push(items.slice(at, at + columns));
  return rows;
}
