import { Button } from '#/ui/button.tsx';
import type { LiveProps } from './live-props.ts';
import { PlainView } from './plain-view.tsx';
import { useTexts } from '#/features/interview/texts.ts';

/** No question could be loaded: once more, or the one that needs no server. */
export function QuestionFailedView(live: LiveProps) {
  const { t } = useTexts();
  const { send } = live;
  return (
    <PlainView
      {...live}
      title={t('interview.questionFailed.title')}
      text={t('interview.questionFailed.text')}
      actions={
        <>
          <Button size="large" onClick={() => send({ type: 'RETRY' })}>
            {t('interview.questionFailed.retry')}
          </Button>
          <Button variant="secondary" onClick={() => send({ type: 'USE_FALLBACK_QUESTION' })}>
            {t('interview.questionFailed.fallback')}
          </Button>
        </>
      }
    />
  );
}
