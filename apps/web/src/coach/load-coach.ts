import type { Coach } from '@daedap/coach/coach';
import type { QuestionFinder } from '@daedap/coach/find-question';
import model from 'garu-ko/models/base.gmdl?url';
import program from 'garu-ko/pkg/garu_wasm_bg.wasm?url';

export type LoadedCoach = {
  readonly coach: Coach;
  /** A question of the bank, by its text. */
  readonly find: QuestionFinder;
};

let loading: Promise<LoadedCoach> | null = null;

/** The coach, in this browser: several megabytes that only practice without a network asks for, once. */
export function loadCoach(): Promise<LoadedCoach> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<LoadedCoach> {
  const [{ createCoach }, { bank }, { questionFinder }, ...files] = await Promise.all([
    import('@daedap/coach/coach'),
    import('@daedap/coach/bank'),
    import('@daedap/coach/find-question'),
    bytesOf(program),
    bytesOf(model),
  ]);
  return {
    coach: createCoach({ program: files[0], model: files[1] }),
    find: questionFinder(bank),
  };
}

async function bytesOf(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
