import { Button } from '#/ui/button.tsx';
import type { LiveProps } from '#/features/interview/interview-machine.ts';
import { lacksSound, unsentAnswers } from '#/features/interview/real/given-answers.ts';
import { useTexts } from '#/features/interview/texts.ts';
import { PlainScreen } from './plain-screen.tsx';

/** The end of real mode: the last answers are analysed, or some could not be sent. */
export function CollectingScreen(live: LiveProps) {
  const { t } = useTexts();
  const { snapshot, send } = live;
  const { context } = snapshot;
  const total = context.given.length;
  if (!snapshot.matches({ flow: { collecting: 'incomplete' } })) {
    const done = context.given.filter(({ result }) => result !== null).length;
    return (
      <PlainScreen
        {...live}
        busy
        title={t('interview.real.collecting')}
        text={t('interview.real.collected', { done, total })}
      />
    );
  }
  return (
    <PlainScreen
      {...live}
      title={t('interview.real.incomplete')}
      text={t('interview.real.incompleteText', { count: unsentAnswers(context).length, total })}
      actions={
        <>
          <Button size="large" onClick={() => send({ type: 'RETRY' })}>
            {t('interview.real.sendAgain')}
          </Button>
          {lacksSound(context) && (
            <Button variant="secondary" onClick={() => send({ type: 'SEND_VIDEO' })}>
              {t('interview.real.sendVideo')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => send({ type: 'SHOW_RESULT' })}>
            {t('interview.real.withoutThem')}
          </Button>
        </>
      }
    />
  );
}
