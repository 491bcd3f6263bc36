import type { StarredAnswer } from '#/domain/answer/practice-changes.ts';
import type { Answer } from './interview-context.ts';
import type { InterviewSnapshot } from './interview-machine.ts';

/** The answer as the server or the outbox knows it: a correction is another one. Null until it is sent or waits. */
function starredAnswerOf({ result, key }: Answer): StarredAnswer | null {
  if (!result) return null;
  if ('answerId' in result) return { answerId: result.answerId };
  return { key: result.kind === 'queued' ? result.key : key };
}

/** Keeps the star of the current answer whenever the user changes it, and again for its correction. */
export function createKeepStar(keep: (answer: StarredAnswer, starred: boolean) => unknown) {
  let kept = { name: '', starred: false };
  return ({ context: { answer } }: InterviewSnapshot): void => {
    const target = starredAnswerOf(answer);
    if (!target) return;
    const name = JSON.stringify(target);
    const starred = answer.important;
    // An answer that is new here has no star.
    const before = kept.name === name && kept.starred;
    kept = { name, starred };
    if (starred !== before) keep(target, starred);
  };
}
