import { type ComponentProps, lazy, Suspense } from 'react';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { loadUntilThere, useIdle } from '#/lib/load-part.ts';
import { Skeleton } from '#/ui/loading.tsx';
import type * as video from './answer-video.tsx';
import { useTexts } from './texts.ts';

const Video = lazy(async () => ({
  default: (
    await loadUntilThere(
      () => import('./answer-video.tsx'),
      reportAndReturn('storage', 'loading the player', null),
    )
  ).AnswerVideo,
}));

/** The video of an answer. The player comes after the page, unless the user has asked for it. */
export function AnswerVideo(props: ComponentProps<typeof video.AnswerVideo>) {
  const { t } = useTexts();
  const isIdle = useIdle();
  const isWanted = props.autoPlay !== false;
  const waiting = (
    <output aria-label={t('common.loading')}>
      <Skeleton width="100%" height="12rem" />
    </output>
  );
  return (
    <Suspense fallback={waiting}>{isIdle || isWanted ? <Video {...props} /> : waiting}</Suspense>
  );
}
