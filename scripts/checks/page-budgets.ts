import { pageNames, pageRow } from '@daedap/contract/pages';

/** The kilobytes of each page's row, by its address. */
export const pageBudgets: Record<string, number> = Object.fromEntries(
  pageNames.map((name) => [pageRow(name).path, pageRow(name).budgetKb]),
);

export type PageSize = {
  readonly page: string;
  readonly files: number;
  readonly kilobytes: number;
  readonly budget: number | undefined;
  readonly fits: boolean;
};

/** What every page of the build weighs against its budget. A page without one does not fit. */
export function pageSizes(
  pages: Record<string, readonly string[]>,
  budgets: Record<string, number>,
  bytesOf: (file: string) => number,
): PageSize[] {
  return Object.entries(pages).map(([page, files]) => {
    const kilobytes = files.reduce((sum, file) => sum + bytesOf(file), 0) / 1024;
    const budget = budgets[page];
    const fits = budget !== undefined && kilobytes <= budget;
    return { page, files: files.length, kilobytes, budget, fits };
  });
}
