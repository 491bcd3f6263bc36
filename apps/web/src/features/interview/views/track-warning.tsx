import { Notice } from '#/ui/notice.tsx';
import { type InterviewContext, missingTracks } from '../interview-context.ts';
import { useTexts } from '#/features/interview/texts.ts';

/** What the devices do not give although they were opened. It is recorded all the same. */
export function TrackWarning({ context }: { context: InterviewContext }) {
  const { t } = useTexts();
  const missing = missingTracks(context);
  return (
    // In the page from the start, so that what appears in it is announced.
    <output className="page-width block not-empty:pt-3">
      {missing.length > 0 && (
        <Notice tone={missing.includes('sound') ? 'danger' : 'info'}>
          {missing.map((track) => (
            <p key={track} className="text-sm">
              {t(`interview.missing.${track}`)}
            </p>
          ))}
        </Notice>
      )}
    </output>
  );
}
