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

/** The size of every page of the build, and whether it is within its budget. A page without a budget is not. */
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
