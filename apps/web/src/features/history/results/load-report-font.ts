import { loadFont } from '#/lib/load-font.ts';

const font = '1em "Pretendard Variable"';

/**
 * The font comes in small files, each with some of the letters, when they are first shown. The report is shown to the
 * printer only, which does not wait: its letters are fetched ahead.
 */
export async function loadReportFont(report: HTMLElement | null): Promise<void> {
  if (!report || !('fonts' in document)) return;
  await loadFont();
  // Without it the report is printed in the system's font.
  await document.fonts.load(font, report.textContent).catch(() => undefined);
}
