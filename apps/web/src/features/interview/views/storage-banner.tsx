import { Notice } from '#/ui/notice.tsx';
import type { InterviewContext } from '../interview-context.ts';
import { useTexts } from '#/features/interview/texts.ts';

type Kind = 'full' | 'failed' | 'critical' | 'low';

/** What happened to this answer goes before what may happen to the next. */
function troubleOf({ answer, space }: InterviewContext): Kind | null {
  if (answer.storage) return answer.storage;
  if (space?.isCriticalSpace) return 'critical';
  return space?.isLowSpace ? 'low' : null;
}

export function StorageBanner({ context }: { context: InterviewContext }) {
  const { t } = useTexts();
  const trouble = troubleOf(context);
  return (
    // In the page from the start, so that what appears in it is announced.
    <output className="page-width block not-empty:pt-3">
      {trouble && (
        <Notice tone="info">
          <p className="text-sm">{t(`interview.storage.${trouble}`)}</p>
        </Notice>
      )}
    </output>
  );
}
