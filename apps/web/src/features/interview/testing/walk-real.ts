import { scored, scriptedInterview, type ScriptedInterview } from './scripted-interview.ts';
import { contextOf, finish, pass, ready } from './walk.ts';

/** An interview in real mode. */
export const real = (settings: Parameters<typeof scriptedInterview>[0] = {}) =>
  scriptedInterview({ mode: 'real', ...settings });

/** A scored answer whose weakest score is this. */
export const scoredAs = (depthScore: number, ids: Parameters<typeof scored>[0] = {}) => {
  const result = scored(ids);
  if (result.kind !== 'scored') throw new Error('It is scored');
  return { ...result, analysis: { ...result.analysis, depthScore } };
};

/** To the first countdown. */
export async function begin(it: ScriptedInterview) {
  await ready(it);
  await pass(2_000);
}

/** Answers the current question, from the countdown on. Returns the key of the answer. */
export async function give(it: ScriptedInterview, prepared = 11_000) {
  await pass(prepared);
  it.recorder.says({ type: 'RECORDER.STARTED' });
  const { key } = contextOf(it).answer;
  it.actor.send({ type: 'COMPLETE' });
  finish(it);
  return key;
}

export const questionId = (it: ScriptedInterview) =>
  contextOf(it).questions[contextOf(it).index]?.id;
