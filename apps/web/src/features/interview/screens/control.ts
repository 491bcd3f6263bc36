import { nearLimitFrom, timerWarningSeconds } from '@daedap/contract/constants/interview';
import { isReal } from '#/features/interview/real/given-answers.ts';
import { answerLimitOf } from '#/features/interview/interview-context.ts';
import type { InterviewSnapshot } from '#/features/interview/interview-machine.ts';
import { translate } from '#/features/interview/texts.ts';

/** What the one primary button does right now. */
export type Control =
  | 'start'
  | 'asking'
  | 'counting'
  | 'starting'
  | 'complete'
  | 'stopping'
  | 'between'
  | 'none';

/** Real mode, from the last word of an answer to the next question. */
export const isBetween = (snapshot: InterviewSnapshot): boolean =>
  snapshot.matches({ flow: 'between' }) ||
  (snapshot.matches({ flow: { answering: 'finishing' } }) && isReal(snapshot.context));

export function controlOf(snapshot: InterviewSnapshot): Control {
  if (snapshot.matches({ flow: 'waiting' })) return 'start';
  if (snapshot.matches({ flow: 'asking' })) return 'asking';
  if (snapshot.matches({ flow: 'countdown' })) return 'counting';
  if (isBetween(snapshot)) return 'between';
  if (snapshot.matches({ flow: { answering: 'starting' } })) return 'starting';
  if (snapshot.matches({ flow: { answering: { running: 'fading' } } })) return 'stopping';
  if (snapshot.matches({ flow: { answering: 'running' } })) return 'complete';
  return 'none';
}

/** Why the button is as it is, in one line. */
export function hintOf(snapshot: InterviewSnapshot): string {
  const { answer } = snapshot.context;
  const timeLimit = answerLimitOf(snapshot.context);
  const left = secondsLeft({ timeLimit, elapsed: answer.elapsed });
  if (snapshot.matches({ flow: { waiting: 'soon' } })) return translate('interview.control.soon');
  if (snapshot.matches({ flow: 'waiting' })) return translate('interview.control.ready');
  if (snapshot.matches({ flow: 'asking' })) return translate('interview.control.asking');
  if (snapshot.matches({ flow: 'countdown' })) return translate('interview.control.counting');
  if (snapshot.matches({ flow: { answering: { running: 'paused' } } })) {
    return translate('interview.time.paused');
  }
  if (!snapshot.matches({ flow: { answering: 'running' } })) return '';
  if (left <= timerWarningSeconds) return translate('interview.time.warning');
  return left <= nearLimitFrom(timeLimit)
    ? translate('interview.time.near', { seconds: left })
    : '';
}

/** What screen readers announce: the changes, not every second. */
export function announcementOf(snapshot: InterviewSnapshot): string {
  const { answer, left, config } = snapshot.context;
  const timeLimit = answerLimitOf(snapshot.context);
  if (snapshot.matches({ flow: { countdown: 'startWord' } })) return translate('interview.says.go');
  if (snapshot.matches({ flow: 'countdown' })) {
    const seconds = left <= timerWarningSeconds ? timerWarningSeconds : config.preparationSeconds;
    return translate('interview.says.counting', { seconds });
  }
  if (snapshot.matches({ flow: { answering: { running: 'paused' } } })) {
    return translate('interview.says.paused');
  }
  if (snapshot.matches({ flow: { answering: { running: 'fading' } } })) {
    return translate('interview.says.stopped');
  }
  if (!snapshot.matches({ flow: { answering: 'running' } })) return '';
  return secondsLeft({ timeLimit, elapsed: answer.elapsed }) <= timerWarningSeconds
    ? translate('interview.says.warning', { seconds: timerWarningSeconds })
    : translate('interview.says.recording');
}

/** Whole seconds that an answer still has. */
export const secondsLeft = ({ timeLimit, elapsed }: { timeLimit: number; elapsed: number }) =>
  Math.max(0, Math.ceil(timeLimit - elapsed));
