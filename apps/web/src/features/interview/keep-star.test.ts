import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeepStar } from './keep-star.ts';
import { scored, scriptedInterview } from './testing/scripted-interview.ts';
import { feedback, next, settle } from './testing/walk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const waiting = (key: string) => ({ kind: 'queued', key, provisional: null }) as const;

async function correct(
  it: ReturnType<typeof scriptedInterview>,
  result: Parameters<typeof feedback>[1],
) {
  it.actor.send({ type: 'EDIT' });
  it.actor.send({ type: 'RESCORE', text: '고친 답변' });
  it.rescore.last().resolve(result!);
  await settle();
}

function watched() {
  const kept: unknown[] = [];
  const it = scriptedInterview();
  it.actor.subscribe(createKeepStar((answer, starred) => kept.push([answer, starred])));
  return { it, kept };
}

test('keeps each change of the star, and says nothing of answers without one', async () => {
  const { it, kept } = watched();
  await feedback(it, scored({ answerId: 40 }));
  expect(kept).toEqual([]);
  it.actor.send({ type: 'MARK_IMPORTANT' });
  it.actor.send({ type: 'MARK_IMPORTANT' });
  it.actor.send({ type: 'MARK_IMPORTANT' });
  await next(it);
  expect(kept).toEqual([
    [{ answerId: 40 }, true],
    [{ answerId: 40 }, false],
    [{ answerId: 40 }, true],
  ]);
});

test('a correction takes the star over, on the server and while it waits', async () => {
  const { it, kept } = watched();
  await feedback(it, scored({ answerId: 40 }));
  it.actor.send({ type: 'MARK_IMPORTANT' });
  await correct(it, scored({ answerId: 41 }));
  await correct(it, waiting('key-1-edited-2'));
  expect(kept).toEqual([
    [{ answerId: 40 }, true],
    [{ answerId: 41 }, true],
    [{ key: 'key-1-edited-2' }, true],
  ]);
});
