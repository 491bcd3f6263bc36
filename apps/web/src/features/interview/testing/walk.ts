import { vi } from 'vitest';
import type { InterviewEvent } from '../interview-events.ts';
import type { LoadedInterview } from '../interview-ports.ts';
import { fakeStream, saved, scored, type ScriptedInterview } from './scripted-interview.ts';

/** Lets promises settle; where timers are faked, they stand still. */
export async function settle(): Promise<void> {
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
  else await new Promise((resolve) => void setTimeout(resolve));
}

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Where the interview stands: `answering.running.recording`. */
export function at({ actor }: ScriptedInterview): string {
  return named(actor.getSnapshot().value.flow);
}

export function dialogOf({ actor }: ScriptedInterview): string {
  return named(actor.getSnapshot().value.dialog);
}

function named(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => `${key}.${named(inner)}`)
    .join(' ');
}

export const contextOf = ({ actor }: ScriptedInterview) => actor.getSnapshot().context;

export async function loaded(it: ScriptedInterview, change: Partial<LoadedInterview> = {}) {
  it.load.last().resolve({
    questions: it.start.questions,
    index: 0,
    sessionId: it.start.sessionId ?? 7,
    unfinished: null,
    restored: null,
    timeLimit: 10,
    space: null,
    given: [],
    clock: 0,
    ...change,
  });
  await settle();
}

export async function ready(it: ScriptedInterview, change: Partial<LoadedInterview> = {}) {
  await loaded(it, change);
  const source = fakeStream();
  it.devices.says({ type: 'DEVICES.READY', stream: source.stream, video: true });
  return source;
}

/** To the middle of an answer. */
export async function recording(it: ScriptedInterview, change: Partial<LoadedInterview> = {}) {
  const source = await ready(it, change);
  it.actor.send({ type: 'START' });
  it.recorder.says({ type: 'RECORDER.STARTED' });
  return source;
}

export function finish(it: ScriptedInterview, text = '안녕하세요') {
  it.recorder.says({ type: 'RECORDER.STOPPED', stopped: saved() });
  it.speech.says({
    type: 'HEARING.DONE',
    heard: { text, confidence: 0.9, method: 'whisper-server', segments: [], stream: 'key-1' },
  });
}

export async function feedback(
  it: ScriptedInterview,
  done: Extract<InterviewEvent, { type: 'ANALYSIS.DONE' }>['result'] = scored(),
) {
  await recording(it);
  it.actor.send({ type: 'COMPLETE' });
  finish(it);
  it.analyse.says({ type: 'ANALYSIS.DONE', result: done });
}

/** Presses next and waits for the question. */
export async function next(it: ScriptedInterview) {
  it.actor.send({ type: 'NEXT' });
  await pass(2_100);
}

/** Answers the current question, from the countdown on. */
export async function answer(it: ScriptedInterview) {
  await pass(11_000);
  it.recorder.says({ type: 'RECORDER.STARTED' });
  it.actor.send({ type: 'COMPLETE' });
  finish(it);
  it.analyse.says({ type: 'ANALYSIS.DONE', result: scored() });
}
