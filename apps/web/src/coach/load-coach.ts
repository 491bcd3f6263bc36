import type { Coach } from '@daedap/coach/coach';
import model from 'garu-ko/models/base.gmdl?url';
import program from 'garu-ko/pkg/garu_wasm_bg.wasm?url';

let loading: Promise<Coach> | null = null;

/** The coach in this browser: several megabytes, loaded once and only for offline practice. */
export function loadCoach(): Promise<Coach> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<Coach> {
  const [{ createCoach }, programBytes, modelBytes] = await Promise.all([
    import('@daedap/coach/coach'),
    bytesOf(program),
    bytesOf(model),
  ]);
  return createCoach({ program: programBytes, model: modelBytes });
}

async function bytesOf(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
