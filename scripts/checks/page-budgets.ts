/** Kilobytes of JavaScript, gzipped, that a first visit to each page loads before it can be used. */
export const pageBudgets: Record<string, number> = {
  '/': 130,
  '/login': 166,
  '/register': 166,
  '/dashboard': 192,
  '/account': 249,
  '/admin': 188,
  '/interview/setup': 223,
  '/interview': 273,
  '/interview/live': 273,
  '/interview/results': 233,
  '/recordings': 203,
  '/recordings/:recordingId': 233,
  '/analysis-results/:recordingId': 233,
  '/results/:sessionId': 233,
  '/session-details/:sessionId': 239,
};

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
