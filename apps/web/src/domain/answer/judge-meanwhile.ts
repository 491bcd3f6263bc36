import type { AnswerAnalysis } from '@daedap/contract/interviews';
import { judgeHere } from '#/coach/judge-here.ts';
import { reportError } from '#/lib/errors/report-error.ts';
import type { AnswerEntry } from '#/media/store/chunk-rows.ts';
import { noteProvisional } from '#/media/store/outbox.ts';
import { spokenOf } from './spoken-of.ts';

/** The coach of this device stands in until the server is there. Where it cannot be loaded, the answer just waits. */
export async function judgeMeanwhile(entry: AnswerEntry): Promise<AnswerAnalysis | null> {
  const spoken = spokenOf(entry);
  if (!spoken) return null;
  try {
    const analysis = await judgeHere(spoken);
    await noteProvisional(entry.id, analysis);
    return analysis;
  } catch (error) {
    reportError(error, 'answers', 'scoring an answer on this device');
    return null;
  }
}
