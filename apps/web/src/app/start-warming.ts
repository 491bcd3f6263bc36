import { reportAndReturn } from '#/lib/errors/report-error.ts';

/** Late enough that the page has loaded everything it needs. */
const restMs = 5_000;

async function load(): Promise<void> {
  const { warm } = await import('./warm-up.ts');
  await warm();
}

/** Loads what offline practice needs in the background. The returned function cancels it. */
export function startWarming(): () => void {
  const report = reportAndReturn(
    'offline',
    'loading what practice without a network needs',
    undefined,
  );
  const timer = setTimeout(() => void load().catch(report), restMs);
  return () => clearTimeout(timer);
}
