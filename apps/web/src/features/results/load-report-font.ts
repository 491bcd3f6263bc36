const font = '1em "Pretendard Variable"';

/**
 * The font comes in small files, each with some of the letters, when they are first shown. The report is shown to the
 * printer only, which does not wait: its letters are fetched ahead.
 */
export function loadReportFont(report: HTMLElement | null): void {
  if (!report || !('fonts' in document)) return;
  // Without it the report is printed in the system's font.
  document.fonts.load(font, report.textContent).catch(() => undefined);
}
